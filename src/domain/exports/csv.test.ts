/** @jest-environment node */
import { csvOf, inertCell, tabSeparated } from './csv';

test.each([
  ['=1+1', "'=1+1"],
  ['+cmd', "'+cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['\tx', "'\tx"],
  ['\rx', "'\rx"],
  [' =1', "' =1"],
  ['\u0000=1', "'=1"],
  ['＝1', "'＝1"],
  ['-1.5', '-1.5'],
  ['-2e-3', '-2e-3'],
  ['(-)-menthol', '(-)-menthol'],
  ['β-PC-M6', 'β-PC-M6'],
  ['N#C[Fe-]', 'N#C[Fe-]'],
  ['', ''],
])('no spreadsheet runs %j as a formula', (text, cell) => {
  expect(inertCell(text)).toBe(cell);
});

test('cells with commas, quotes, line breaks or blanks at their ends are quoted, and lines end with CR LF', () => {
  const headers = ['name', 'note', 'mass'];
  const rows = [
    ['a,b', 'say "no"', -1.5],
    ['two\nlines', ' padded ', ''],
  ];
  expect(csvOf({ headers, rows })).toBe(
    'name,note,mass\r\n"a,b","say ""no""",-1.5\r\n"two\nlines"," padded ",\r\n',
  );
});

test('for the clipboard, tabs and line breaks of a cell are blanks', () => {
  expect(tabSeparated({ headers: ['a', 'b'], rows: [['x\ty\r\nz', '=1']] })).toBe(
    "a\tb\nx y z\t'=1",
  );
});
