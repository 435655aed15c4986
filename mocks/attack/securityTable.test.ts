import { readFileSync } from 'node:fs';
import { families } from './families';

const rows = [
  ...readFileSync('SECURITY.md', 'utf8').matchAll(/^\| (\w+) +\| +(\d+) \| +(\d+) \|$/gm),
];

test('the table in SECURITY.md lists the families and how many attacks each has', () => {
  expect(rows.map(([, name, attempted]) => [name, Number(attempted)])).toEqual(
    families.map(({ name, attacks }) => [name, attacks.length]),
  );
});

test('no attack is listed twice', () => {
  for (const { attacks } of families) {
    const names = attacks.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});
