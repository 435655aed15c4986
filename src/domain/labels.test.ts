import { LABEL_COLOUR_COUNT, labelColourIndex, labelText } from './labels';

test.each([
  ['compound_class', 'Compound Class'],
  ['organism_or_species', 'Organism Or Species'],
  ['Kingdom', 'Kingdom'],
  ['iupac_name', 'IUPAC Name'],
  ['iupac_like_name', 'IUPAC-like Name'],
  ['doi', 'DOI'],
  ['doing_like_that', 'Doing Like That'],
  ['élan_vital', 'Élan Vital'],
  ['_odd__label_', 'Odd  Label'],
  ['', ''],
])('%s is shown as %s', (label, expected) => {
  expect(labelText(label)).toBe(expected);
});

const trained = [
  'compound_group',
  'compound_class',
  'organism_part',
  'organism_or_species',
  'geo_location',
  'Kingdom',
  'trivial_name',
  'location',
  'iupac_name',
  'abbreviation',
  'iupac_like_name',
];

test('the same label has the same colour, always one of ten', () => {
  for (const label of [...trained, '', '東京']) {
    expect(labelColourIndex(label)).toBe(labelColourIndex(label));
    expect(labelColourIndex(label)).toBeGreaterThanOrEqual(0);
    expect(labelColourIndex(label)).toBeLessThan(LABEL_COLOUR_COUNT);
  }
});

test('the eleven trained labels use at least six colours', () => {
  expect(new Set(trained.map(labelColourIndex)).size).toBeGreaterThanOrEqual(6);
});
