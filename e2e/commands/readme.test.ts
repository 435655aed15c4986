/**
 * Every command named in README or CONTRIBUTING is run by a test or by CI in the way a user runs it, so that
 * none breaks unnoticed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const named = [
  ...new Set(
    namesIn(
      read('README.md') + read('CONTRIBUTING.md'),
      /\bnpm (?:run (?:--silent )?)?(ci|start|test|(?<=run (?:--silent )?)[a-z][a-z0-9:]*)/g,
    ),
  ),
];

const tests = ['e2e', 'mocks', 'src'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|e2e)\.ts$/.test(file))
    .map((file) => path.join(folder, file)),
);

/** By CI as one of its steps, or by a test through npm. */
const runs = [
  ...namesIn(read('.ci/run'), /npm (?:run --silent )?([a-z0-9:]+)(?: -- .*)?$/gm),
  ...tests.flatMap((file) =>
    namesIn(read(file), /npm(?:Run|Serve|RunWith)\((?:\s*(?:\{[^}]*\}|\w+),)?\s*'([a-z0-9:]+)'/g),
  ),
];

test('README and CONTRIBUTING name existing scripts only', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => name !== 'ci' && !scripts.includes(name))).toEqual([]);
});

test.each(named)('npm run %s is run by a test or by CI', (name) => {
  expect(runs).toContain(name);
});
