import { placeText } from '../testing/placeText';
import { splitAtColumns, type LineRuns } from './splitAtColumns';

/** A second cell, as far right and as large as said. */
const cell = (y: number, { x = 200, size = 10 } = {}): LineRuns => ({
  part: [placeText('cell', x, y, { size })],
  y,
  follows: true,
});

/** A line of two runs with a blank of 8 points between them. */
const line = (first: string, { x = 200 } = {}): LineRuns => ({
  part: [placeText(first, x - 8 - 5 * first.length, 140), placeText('second', x, 140)],
  y: 140,
  follows: false,
});

const textsOf = (lines: readonly LineRuns[]) =>
  lines.map(({ part }) => part.map(({ text }) => text).join('|'));

const above = [cell(100), cell(112), cell(124)];

test('a full cell ends where three lines show that the next column begins', () => {
  expect(textsOf(splitAtColumns([...above, line('a very full cell')])).slice(3)).toEqual([
    'a very full cell',
    'second',
  ]);
});

test.each([
  ['the number of a reference', [...above, line('12.')]],
  ['a word elsewhere', [...above, line('a very full cell', { x: 230 })]],
  ['two lines alone', [...above.slice(1), line('a very full cell')]],
  [
    'letters of another size',
    [...above.map(({ y }) => cell(y, { size: 7 })), line('a very full cell')],
  ],
  ['a table far above', [...above.map(({ y }) => cell(y - 400)), line('a very full cell')]],
])('%s cuts no line', (_what, lines) => {
  expect(textsOf(splitAtColumns(lines)).at(-1)).toContain('|second');
});
