import { nextCard } from './gridKeys';

test.each([
  ['next', 0, 1],
  ['previous', 1, 0],
  ['below', 1, 4],
  ['above', 4, 1],
  ['first', 5, 0],
  ['last', 0, 6],
  ['previous', 0, 0],
  ['below', 6, 6],
] as const)('%s on card %i of 7 in rows of 3 goes to %s', (move, from, to) => {
  expect(nextCard(move, from, { count: 7, columns: 3 })).toBe(to);
});
