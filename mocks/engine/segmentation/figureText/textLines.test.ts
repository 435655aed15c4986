import type { Box } from '../../geometry/box';
import { textLines } from './textLines';

const BASELINE = 100;
/** A letter that stands on the baseline, 7 points high unless told. */
const letter = (x: number, width: number, height = 7): Box => [
  x,
  BASELINE - height,
  x + width,
  BASELINE,
];

const linesOf = (letters: readonly Box[]) => textLines(letters).map(({ box }) => box);

test('letters beside each other are a line, with a blank between two words', () => {
  const letters = [0, 5, 10, 18, 23].map((x) => letter(x, 4));
  expect(linesOf(letters)).toEqual([[0, 93, 27, 100]]);
});

test('letters far apart or above each other are lines of their own, a lone digit, too', () => {
  const above: Box = [0, 80, 4, 87];
  expect(linesOf([letter(0, 4), letter(5, 4), letter(30, 4), above])).toEqual([
    [0, 93, 9, 100],
    [30, 93, 34, 100],
    above,
  ]);
});

test('a lowered digit and a comma belong to the line', () => {
  const [sub, comma]: Box[] = [
    [5, 97, 8, 102],
    [9, 99, 10, 102],
  ];
  expect(linesOf([letter(0, 4), sub!, comma!])).toEqual([[0, 93, 10, 102]]);
});

test('descenders do not move the baseline, and the tallest letter tells the height of capitals', () => {
  const p: Box = [5, BASELINE - 5, 9, BASELINE + 2];
  const [line] = textLines([letter(0, 4), p, letter(10, 4, 5), letter(15, 4, 5)]);
  expect(line).toMatchObject({ baseline: BASELINE, height: 7 });
});

test('specks are no line', () => {
  expect(textLines([letter(0, 1, 1), letter(2, 1, 2)])).toEqual([]);
});
