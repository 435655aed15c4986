import { readFileSync } from 'node:fs';
import { families } from './families';

const rows = [
  ...readFileSync('SECURITY.md', 'utf8').matchAll(/^\| ([\w*]+) +\| +(\d+) \| +(\d+) \|$/gm),
].map(([, name = '', attempted]) => [name, Number(attempted)] as const);
const attacksOf = new Map(families.map(({ name, attacks }) => [name, attacks.length]));

test('SECURITY.md has a row for each family, with the number of its attacks, and their sum', () => {
  const all = [...attacksOf.values()].reduce((sum, count) => sum + count, 0);
  expect(new Map(rows)).toEqual(new Map([...attacksOf, ['**all**', all]]));
});

test('no attack is listed twice', () => {
  for (const { attacks } of families) {
    const names = attacks.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});
