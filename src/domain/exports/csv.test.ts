/** @jest-environment node */
import { csvOf, plainCsvOf } from './csv';

test('cells with commas, quotes, line breaks or blanks at their ends are quoted, and lines end with CR LF', () => {
  const headers = ['name', 'note', 'mass'];
  const rows = [
    ['a,b', 'say "no"', -1.5],
    ['two\nlines', ' padded ', ''],
  ];
  expect(plainCsvOf({ headers, rows })).toBe(
    'name,note,mass\r\n"a,b","say ""no""",-1.5\r\n"two\nlines"," padded ",\r\n',
  );
});

test('a spreadsheet is told that the text is UTF-8 and runs none of it; a program gets the text alone', () => {
  const table = {
    headers: ['name'],
    rows: [['β-Caryophyllene'], ['(−)-=x'], ['=1+1'], ['-(−)-a']],
  };
  const lines = 'name\r\nβ-Caryophyllene\r\n(−)-=x\r\n';
  expect(csvOf(table)).toBe(`\uFEFF${lines}'=1+1\r\n'-(−)-a\r\n`);
  expect(plainCsvOf(table)).toBe(`${lines}=1+1\r\n-(−)-a\r\n`);
});
