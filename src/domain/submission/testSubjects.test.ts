import { isTestSubject } from './testSubjects';

it.each([
  ['human', true],
  ['Mice', true],
  ['guinea pigs', true],
  ['yeast', false],
  ['garlic', false],
  ['Mus musculus', false],
  ['human gut microbiota', false],
  ['', false],
])('%j is a test subject: %s', (name, expected) => {
  expect(isTestSubject(name)).toBe(expected);
});
