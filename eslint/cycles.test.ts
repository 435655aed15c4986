/** What `npm run unused` says of files that import each other, with the project's own settings. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

interface Report {
  readonly issues: readonly {
    readonly cycles: readonly (readonly { readonly name: string }[])[];
  }[];
}

test('refuses cycles of imports, also of those made later, but not of types', () => {
  const { stdout, stderr, status } = spawnSync(
    'npx',
    ['knip', '--directory', path.join(__dirname, 'fixtures/cycle'), '--reporter', 'json'],
    { encoding: 'utf8', cwd: path.join(__dirname, '..') },
  );
  if (stdout === '') throw new Error(stderr);
  const { issues } = JSON.parse(stdout) as Report;
  const found = issues.flatMap(({ cycles }) =>
    cycles.map((files) => files.map(({ name }) => name)),
  );
  expect(found.map((files) => files.sort()).sort()).toEqual([
    ['even.ts', 'odd.ts'],
    ['openedLater.ts', 'opensLater.ts'],
  ]);
  expect(status).toBe(1);
}, 180_000);
