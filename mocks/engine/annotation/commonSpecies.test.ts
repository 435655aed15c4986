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

it('a longer name keeps a common one inside it', () => {
  const { extracted_data } = annotate(
    'Sheep were given the potato alkaloids solanine and chaconine.',
  );
  expect(extracted_data['organism_or_species']).toBe('Sheep, potato');
  const { positions } = annotate('Patients received mouse-ear hawkweed, Hieracium pilosella.');
  expect(positions.filter(({ label }) => label === 'organism_or_species')).toHaveLength(2);
});
