/** The rules of lint that need types, as configured for `npm run lint:types`, on files that violate them. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

interface Report {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

const FIXTURES = path.join(__dirname, 'fixtures/types');

test('refuses a promise that nobody handles, and a switch with a case left out', () => {
  const { stdout, stderr, status } = spawnSync(
    'npx',
    ['oxlint', '--type-aware', '--format=json', FIXTURES],
    { encoding: 'utf8', cwd: path.join(__dirname, '..') },
  );
  if (stdout === '') throw new Error(stderr);
  const { diagnostics } = JSON.parse(stdout) as Report;
  const found = diagnostics.map(({ code, filename }) => `${path.basename(filename)}: ${code}`);
  expect(found.sort()).toEqual([
    'missingCase.ts: typescript(switch-exhaustiveness-check)',
    'unhandledPromise.ts: typescript(no-floating-promises)',
  ]);
  expect(status).toBe(1);
});
