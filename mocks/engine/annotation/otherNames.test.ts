import { annotate } from './annotate';
import { withoutOtherNames } from './otherNames';

const namesIn = (text: string) => annotate(text).extracted_data['trivial_name'] as string;

test.each([
  ['is cited with others', 'It was so. Hussein et al. [21] isolated quercetin. Hussein was right.'],
  ['is cited with a year', 'It was so. Danilein and Studzin (2004) found quercetin.'],
  [
    'is an author with an initial',
    'Quercetin of rosemary\n\nSimona Birt, Antoine C. Bily, Marc Roller\n\nNaturex\n\nWe found quercetin.',
  ],
])('a person who %s is no compound', (_what, text) => {
  expect(namesIn(text).toLowerCase()).toMatch(/^quercetin(?:, quercetin)?$/);
});

test('a list of compounds after the authors is none of persons', () => {
  const text = 'Jane Roe, John Poe\n\nAndrastin A, Atlantinone B\n\nAndrastin A was found by us.';
  expect(namesIn(text)).toContain('Andrastin A');
});

test('a compound with a congener’s letter at the end of a sentence stays one', () => {
  expect(namesIn('We isolated Withaferin A. However, andrastin B was new.')).toBe(
    'Withaferin A, andrastin B',
  );
});

test.each([
  ['of a strain', 'From Aspergillus oryzae (RIB40, IBT 28103) and RIB40.', 'RIB40'],
  ['of a strain without brackets', 'From Aspergillus oryzae RIB40 and RIB40.', 'RIB40'],
  ['of a culture in a collection', 'It came from IFO 4082 too.', 'IFO 4082'],
  ['of a medium', 'On solid media (YES, CYA, CY20 (see there)) it grew; CY20 was best.', 'CY20'],
  ['of a catalogue', 'with bee pollen (Sigma, P-8753) and P-8753.', 'P-8753'],
  ['of an enzyme', 'By lipoxygenases (LOXs) such as 15-LOX.', '15-LOX'],
  [
    'of an enzyme in a list',
    'Abbreviations: PGDH, prostaglandin dehydrogenase; 15-PGDH.',
    '15-PGDH',
  ],
  ['of a genus that a species has', 'Extracts of Aspergillus oryzae; Aspergillus', 'Aspergillus'],
  ['of a solvent', 'It was extracted with hot water and methanol. Methanol', 'Methanol'],
  ['of a solvent in a list', 'partitioned between water, n-hexane and chloroform', 'chloroform'],
  ['of a fraction', 'Quercetin was in the ethyl acetate extract', 'ethyl acetate extract'],
  ['of a cytochrome', 'Abbreviations: EET, acid; CYP, cytochrome P540.', 'CYP'],
])('a name %s is no compound’s', (_what, text, name) => {
  const start = text.lastIndexOf(name);
  const compound = { label: 'abbreviation', start, end: start + name.length } as const;
  const at = text.indexOf('Aspergillus oryzae');
  const species = { label: 'organism_or_species', start: at, end: at + 18 } as const;
  const mentions = at < 0 ? [compound] : [species, compound];
  expect(withoutOtherNames(text, mentions)).toEqual(mentions.slice(0, -1));
});

test('an abbreviation beside an enzyme or a species stays a compound’s', () => {
  const text = 'With lipoxygenase (LOX) and phytol (PHY2) from Aspergillus oryzae; PHY2 too.';
  const start = text.lastIndexOf('PHY2');
  const mention = { label: 'abbreviation', start, end: start + 4 } as const;
  expect(withoutOtherNames(text, [mention])).toEqual([mention]);
});

test('a solvent that nothing is separated with stays a compound, and so does what is separated', () => {
  const text =
    'Mice drank ethanol. Quercetin was eluted with methanol; it was ethanol again, not quercetin.';
  const mentionOf = (name: string) => {
    const start = text.lastIndexOf(name);
    return { label: 'trivial_name', start, end: start + name.length } as const;
  };
  const mentions = ['ethanol', 'quercetin'].map(mentionOf);
  expect(withoutOtherNames(text, mentions)).toEqual(mentions);
});

test('a listed genus is no compound, unless it is also a word for one or the end says so', () => {
  const genera = ['Haliclona', 'Digitalis', 'Taxolina'];
  const taxa = {
    isGenus: (word: string) => genera.includes(word),
    isAmbiguous: (word: string) => word === 'Digitalis',
    isCommonName: () => false,
    isEpithet: () => false,
    isFamily: () => false,
  };
  const text = 'Haliclona, Digitalis, Quercetin';
  const mentions = [...text.matchAll(/\w+/g)].map(({ index, 0: word }) => ({
    ...({ label: 'trivial_name', start: index, end: index + word.length } as const),
  }));
  expect(withoutOtherNames(text, mentions, taxa)).toEqual(mentions.slice(1));
});
