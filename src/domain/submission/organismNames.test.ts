import { withoutAbbreviations, writtenForms } from './organismNames';

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

test.each([
  ['Artemisia annua', ['Artemisia annua', 'A. annua']],
  ['kojic acid', ['kojic acid']],
  ['Artemisia', ['Artemisia']],
])('a text may write %s as %j', (name, forms) => {
  expect(writtenForms(name)).toEqual(forms);
});
