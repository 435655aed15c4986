import { annotate } from './annotate';
import { findCommonSpecies } from './commonSpecies';
import { tokenise } from './tokens';

it.each<[string, readonly string[]]>([
  ['Human cells and mice were treated', ['Human', 'mice']],
  ['given to guinea pigs, a rat and the guinea-pigs', ['guinea pigs', 'rat', 'guinea-pigs']],
  ['fed to rainbow trout and Atlantic salmon', ['rainbow trout', 'Atlantic salmon']],
  ['grown on yeast extract and potato dextrose agar', []],
  ['treated with horseradish peroxidase', []],
  ['horseradish (peroxidase is found there)', ['horseradish']],
  ['the MEN and MICE studies', []],
  ['humane treatment of catty ratios', []],
])('%s', (text, names) => {
  const found = findCommonSpecies(tokenise(text));
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(names);
  expect(found.every(({ label }) => label === 'organism_or_species')).toBe(true);
});

it.each<[string, readonly string[]]>([
  ['from rosemary and leaves of lemon balm', ['rosemary', 'lemon balm']],
  [
    'Ivory-billed Woodpeckers and the German cockroach',
    ['Ivory-billed Woodpeckers', 'German cockroach'],
  ],
  ['the leaf, the root and the stem bark', []],
  ['by R. Rosemary of ROSEMARY', []],
])('with a list: %s', (text, names) => {
  const listed = ['rosemary', 'lemon balm', 'ivory-billed woodpecker', 'german cockroach'];
  const isCommonName = (name: string) => listed.includes(name.toLowerCase());
  const none = () => false;
  const taxa = { isGenus: none, isEpithet: none, isFamily: none, isAmbiguous: none, isCommonName };
  const found = findCommonSpecies(tokenise(text), taxa);
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(names);
});

it('a longer name keeps a common one inside it', () => {
  const { extracted_data } = annotate(
    'Sheep were given the potato alkaloids solanine and chaconine.',
  );
  expect(extracted_data['organism_or_species']).toBe('Sheep, potato');
  const { positions } = annotate('Patients received mouse-ear hawkweed, Hieracium pilosella.');
  expect(positions.filter(({ label }) => label === 'organism_or_species')).toHaveLength(2);
});
