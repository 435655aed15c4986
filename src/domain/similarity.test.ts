import {
  agreementClass,
  pairAgreement,
  pairSimilarity,
  quickAgreement,
  similarityClass,
} from './similarity';

test.each([
  [100, 'high'],
  [90, 'high'],
  [89.99, 'medium'],
  [60, 'medium'],
  [59.9, 'low'],
  [0, 'low'],
])('an agreement of %d%% is %s', (percentage, expected) => {
  expect(agreementClass(percentage)).toBe(expected);
});

test.each([
  [1, 'high'],
  [0.99, 'medium'],
  [0.8, 'low'],
  [0.5, 'very-low'],
  [0, 'very-low'],
])('a similarity of %d is %s', (similarity, expected) => {
  expect(similarityClass(similarity)).toBe(expected);
});

test.each([
  [
    'three equal',
    ['C', 'C', 'C'],
    { identical: true, percentage: 100, agreements: 3, comparisons: 3 },
  ],
  ['two of three equal', ['C', 'C', 'O'], { identical: false, agreements: 1, comparisons: 3 }],
  ['one missing', ['C', 'nan', 'C'], { identical: true, percentage: 100, comparisons: 1 }],
  ['one alone', ['C', '', undefined], { identical: false, percentage: 0, comparisons: 0 }],
  ['blanks around', [' C', 'C ', 'C'], { identical: true }],
])('the quick agreement of %s', (_case, smiles, expected) => {
  const entries = smiles.map((each, index) => ({ engine: 'abc'.charAt(index), smiles: each }));
  expect(quickAgreement(entries)).toMatchObject(expected);
});

test('a pair is found in either order, and an unknown one is not invented', () => {
  const summary = quickAgreement([
    { engine: 'a', smiles: 'C' },
    { engine: 'b', smiles: 'O' },
  ]);
  expect(pairAgreement(summary, 'b', 'a')).toBe(false);
  expect(pairAgreement(summary, 'a', 'c')).toBeUndefined();
  const matrix = {
    engineNames: ['a', 'b'],
    matrix: [
      [1, 0.4],
      [0.4, 1],
    ],
  };
  expect(pairSimilarity(matrix, 'a', 'b')).toBe(0.4);
  expect(pairSimilarity(matrix, 'a', 'c')).toBeUndefined();
});
