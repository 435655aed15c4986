import { nextCard } from './gridKeys';

test.each([
  ['ArrowRight', 0, 1],
  ['j', 3, 4],
  ['ArrowLeft', 1, 0],
  ['k', 1, 0],
  ['ArrowDown', 1, 4],
  ['ArrowUp', 4, 1],
  ['Home', 5, 0],
  ['End', 0, 6],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 6, 6],
  ['x', 2, undefined],
])('%s on card %i of 7 in rows of 3 goes to %s', (key, from, to) => {
  expect(nextCard(key, from, { count: 7, columns: 3 })).toBe(to);
});
