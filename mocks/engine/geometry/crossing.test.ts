import { isCrossing } from './crossing';

const A = { x: 0, y: 0 };
const B = { x: 10, y: 0 };

test.each([
  ['cross in the middle', 5, -5, 5, 5, true],
  ['end before they meet', 5, 1, 5, 5, false],
  ['meet beyond an end', 12, -5, 12, 5, false],
  ['meet at an end', 10, 0, 10, 5, false],
  ['are parallel', 0, 1, 10, 1, false],
])('two lines that %s', (_how, x1, y1, x2, y2, crosses) => {
  expect(isCrossing(A, B, { x: x1, y: y1 }, { x: x2, y: y2 })).toBe(crosses);
});

test('near an end they do not count as crossing within a margin', () => {
  const [from, to] = [{ x: 9.5, y: -5 }, { x: 9.5, y: 5 }]; // prettier-ignore
  expect(isCrossing(A, B, from, to)).toBe(true);
  expect(isCrossing(A, B, from, to, 0.1)).toBe(false);
});
