import { fromTabSeparated, toTabSeparated } from './tabSeparated';

test('cells are separated by tabs, and lines by line breaks, whatever they contain', () => {
  expect(toTabSeparated([['a', 'b\tc'], ['d\r\ne']])).toBe('a\tb c\nd e');
});

test.each(['=1+1', '+1+1', '-a', '@sum', '＝1', '＋1', '－1', '＠sum'])(
  '%s is marked as text, and read without the mark',
  (cell) => {
    const text = toTabSeparated([[cell]]);
    expect(text).toBe(`'${cell}`);
    expect(fromTabSeparated(text)).toEqual([[cell]]);
  },
);

test('an apostrophe of a name stays', () => {
  expect(fromTabSeparated("'abeo-quercetin\t2'-O")).toEqual([["'abeo-quercetin", "2'-O"]]);
});

test("a spreadsheet's last line break ends no further row", () => {
  expect(fromTabSeparated('a\tb\r\nc\t\r\n')).toEqual([
    ['a', 'b'],
    ['c', ''],
  ]);
});

test('numbers stay numbers, and tabs and line breaks of a cell are blanks', () => {
  expect(
    toTabSeparated([
      ['a', 'b'],
      ['x\ty\r\nz', -1.5],
    ]),
  ).toBe('a\tb\nx y z\t-1.5');
});

test.each([
  [
    'a line break in a cell',
    '"two\nlines"\tb\r\nc\td\r\n',
    [
      ['two\nlines', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a tab in a cell', '"a\tb"\tc', [['a\tb', 'c']]],
  ['quotes in a cell', '"the ""true"" name"\tb', [['the "true" name', 'b']]],
  ['an empty cell in quotes', '""\tb', [['', 'b']]],
  ['quotes at the end of the block', 'a\t"b\nc"', [['a', 'b\nc']]],
])('%s shifts no cell', (_what, text, expected) => {
  expect(fromTabSeparated(text)).toEqual(expected);
});

test.each([
  ['within a cell', '2"-O-glucoside\tb', [['2"-O-glucoside', 'b']]],
  [
    'without an end',
    '"a\tb\nc\td',
    [
      ['"a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['before other text', '"a" b\tc', [['"a" b', 'c']]],
])('a quote %s is part of the text', (_where, text, expected) => {
  expect(fromTabSeparated(text)).toEqual(expected);
});

test.each(['"a"', '"', '""'])('%s is read as it was copied', (cell) => {
  expect(fromTabSeparated(toTabSeparated([[cell, 'b']]))).toEqual([[cell, 'b']]);
});
