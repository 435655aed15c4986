import { agreementClass, similarityClass } from './similarity';

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
