/** The project's lint, as `npm run lint` sets it up, over files that break its rules. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

interface LintedFile {
  readonly filePath: string;
  readonly messages: readonly { readonly ruleId: string | null }[];
}

const FIXTURES = path.join(__dirname, 'fixtures');

/** The rules that each file breaks, by its path within the fixtures. */
const broken = new Map<string, readonly (string | null)[]>();

beforeAll(() => {
  const { stdout, stderr } = spawnSync(
    'npx',
    ['eslint', '--no-ignore', '--format=json', FIXTURES],
    { encoding: 'utf8', cwd: path.join(__dirname, '..') },
  );
  if (stdout === '') throw new Error(stderr);
  const files: readonly LintedFile[] = JSON.parse(stdout);
  for (const { filePath, messages } of files) {
    const name = path.relative(FIXTURES, filePath);
    broken.set(
      name,
      messages.map(({ ruleId }) => ruleId),
    );
  }
}, 180_000);

test.each([
  ['two files that import each other', 'cycle/even.ts', 'import-x/no-cycle'],
  ['the other of the two as well', 'cycle/odd.ts', 'import-x/no-cycle'],
  ['a view named as its words', 'names/Alike.tsx', 'marcus/distinct-file-names'],
  ['words named as their view', 'names/alike.ts', 'marcus/distinct-file-names'],
  ['an effect that is not delegated to', 'sagas/undelegated.ts', 'marcus/delegate-effects'],
  ['an effect in a finally', 'sagas/yieldsAtTheEnd.ts', 'marcus/no-yield-in-finally'],
])('refuses %s', (_case, file, rule) => {
  expect(broken.get(file)).toEqual([rule]);
});

test.each(['names/Other.tsx', 'names/Other.styles.ts'])('takes %s', (file) => {
  expect(broken.get(file)).toEqual([]);
});
