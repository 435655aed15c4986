/** @jest-environment node */
import { csvOf } from './csv';

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
