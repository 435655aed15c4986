import { growsEvenly } from './hashTaper';

test.each([
  [[1, 1.6, 3], true],
  [[3, 1.6, 1], true],
  [[1, 1.4, 3], false],
  [[1, 2, 2, 3], false],
])('strokes of %j grow evenly: %j', (lengths, evenly) => {
  expect(growsEvenly(lengths)).toBe(evenly);
});
