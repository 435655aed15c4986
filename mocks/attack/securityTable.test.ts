import { readFileSync } from 'node:fs';
import { families } from './families';

const rows = [
  ...readFileSync('SECURITY.md', 'utf8').matchAll(/^\| (\w+) +\| +(\d+) \| +(\d+) \|$/gm),
];
const attacksOf = new Map(families.map(({ name, attacks }) => [name, attacks.length]));

test('each row in SECURITY.md counts the attacks that its family has', () => {
  expect(rows.length).toBeGreaterThan(0);
  for (const [, name = '', attempted] of rows) {
    expect([name, Number(attempted)]).toEqual([name, attacksOf.get(name)]);
  }
});

test('no attack is listed twice', () => {
  for (const { attacks } of families) {
    const names = attacks.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});
