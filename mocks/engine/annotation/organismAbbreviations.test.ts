import { annotate } from './annotate';

it.each([
  ['Foot-and-mouth disease virus (FMDV) spreads. FMDV was typed.', 'FMDV'],
  ['Staphylococcus aureus (S.aur) grew.', 'S.aur'],
])('%s', (text, short) => {
  const { positions, extracted_data } = annotate(text);
  expect(extracted_data['organism_or_species']).toContain(short);
  expect(positions.every(({ label }) => label === 'organism_or_species')).toBe(true);
});

it.each(['Salvia alba (Sa) grew.', 'Salvia alba (MIC) grew.', 'A virus (FMDV) spread.'])(
  'an abbreviation of something else: %s',
  (text) => {
    expect(annotate(text).extracted_data['organism_or_species']).not.toMatch(/, |FMDV/);
  },
);
