import { mostNamedFirst, withoutAbbreviations } from './organismNames';

test.each([
  [['Artemisia annua', 'A. annua'], ['Artemisia annua']],
  [['A. annua', 'Artemisia annua'], ['Artemisia annua']],
  [['Ps. aeruginosa', 'Pseudomonas aeruginosa'], ['Pseudomonas aeruginosa']],
  [
    ['A. annua', 'Betula annua'],
    ['A. annua', 'Betula annua'],
  ],
  [
    ['A. annua', 'Artemisia absinthium'],
    ['A. annua', 'Artemisia absinthium'],
  ],
  [['A. annua'], ['A. annua']],
  [[], []],
])('of %j the organisms are %j', (names, expected) => {
  expect(withoutAbbreviations(names)).toEqual(expected);
});

test('the organism that is named most comes first, its short form counted in', () => {
  const names = ['Rheum palmatum', 'Artemisia annua', 'Betula pendula'];
  const mentions = ['Rheum palmatum', 'Artemisia annua', 'A. annua', 'Betula pendula'];
  expect(mostNamedFirst(names, mentions)).toEqual([
    'Artemisia annua',
    'Rheum palmatum',
    'Betula pendula',
  ]);
});
