import { placeText } from '../testing/placeText';
import { marginNumbers } from './marginNumbers';

/** Numbers one below the other, each with its baseline. */
const column = (numbers: readonly (readonly [value: number, y: number])[], x = 48) =>
  numbers.map(([value, y]) => placeText(`${value}`, x - (value < 10 ? 0 : 2.5), y));

/** Every fifth line of a column whose lines are 12 points apart. */
const everyFifth = (values: readonly number[]) =>
  column(values.map((value) => [value, 60 + 12 * value] as const));

const found = (runs: ReturnType<typeof column>) =>
  [...marginNumbers(runs)].map(({ text }) => Number(text)).sort((a, b) => a - b);

test.each([
  ['each of them', [5, 10, 15, 20, 25]],
  ['those that OCR left', [10, 15, 35, 50]],
])('the numbers of a patent’s lines are found: %s', (_what, values) => {
  expect(found(everyFifth(values))).toEqual(values);
});

test('other numbers in their column are not among them', () => {
  const other = placeText('30', 46, 300);
  const numbers = marginNumbers([...everyFifth([5, 10, 15, 20]), other]);
  expect([numbers.size, numbers.has(other)]).toEqual([4, false]);
});

test.each([
  ['three of them', everyFifth([5, 10, 15])],
  [
    'a table’s column, row below row',
    column([5, 10, 15, 20, 25].map((value) => [value, 60 + 2.4 * value])),
  ],
  [
    'numbers of compounds here and there',
    column([
      [5, 100],
      [10, 230],
      [15, 260],
      [20, 420],
      [25, 430],
    ]),
  ],
  [
    'numbers that count down',
    column([
      [25, 60],
      [20, 120],
      [15, 180],
      [10, 240],
      [5, 300],
    ]),
  ],
  [
    'the same few numbers again and again',
    column([
      [25, 100],
      [30, 160],
      [25, 161],
      [30, 220],
      [25, 222],
    ]),
  ],
  ['numbers side by side', [5, 10, 15, 20].map((value) => placeText(`${value}`, 60 * value, 100))],
])('no numbers of lines are %s', (_what, runs) => {
  expect(found(runs)).toEqual([]);
});
