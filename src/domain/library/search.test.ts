/** @jest-environment node */
import { found, record, said } from '../exports/testing/records';
import { MOST_HITS, search, type Searchable } from './search';

const KEY = 'REFJWTPEDVJJIY-UHFFFAOYSA-N';

const article: Searchable = {
  hash: 'h',
  fileName: 'metabolites-02-00039.pdf',
  article: { title: 'Chemistry of Aspergillus oryzae', doi: '10.3390/metabo2010039' },
  records: [
    record({
      id: 'q',
      smiles: 'c1ccccc1O',
      identifiers: { inchiKey: KEY },
      stated: said({ name: 'Quercetin', number: '12', organism: 'Camellia sinensis' }),
    }),
    record({ id: 'k', smiles: 'CCO', stated: found({ name: 'Kaempferol', number: '2' }) }),
  ],
};

test.each([
  ['aspergillus', [['Title', undefined]]],
  ['00039', [['File name', undefined]]],
  ['10.3390', [['DOI', undefined]]],
  ['QUERC', [['Name', 'q']]],
  ['kaempf', [['Name', 'k']]],
  ['12', [['Number 12', 'q']]],
  [
    '2',
    [
      ['File name', undefined],
      ['Number 2', 'k'],
    ],
  ],
  ['camellia', [['Organism Camellia sinensis', 'q']]],
  ['c1ccccc1', [['SMILES c1ccccc1O', 'q']]],
  ['C1CCCCC1', []],
  ['CC', []],
  ['CCO', [['SMILES CCO', 'k']]],
  ['REFJWTPEDVJJIY', [[`InChIKey ${KEY}`, 'q']]],
  [KEY, [[`InChIKey ${KEY}`, 'q']]],
  ['AAAAAAAAAAAAAA', []],
  ['  ', []],
  ['nothing like it', []],
])('%s is found where it is', (words, expected) => {
  expect(search([article], words).map(({ field, segmentId }) => [field, segmentId])).toEqual(
    expected,
  );
});

test('common words find a bounded number of places', () => {
  const many = Array.from({ length: 300 }, (_, i) => ({ ...article, hash: String(i) }));
  expect(search(many, 'e')).toHaveLength(MOST_HITS);
});
