/** How `.ci/run` counts what its steps print. Nothing is installed or run: npm is a stand-in. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The steps before the browser tests; the stand-in lets each pass, without printing a total. */
const OTHER_STEPS = 4;

/** Prints and exits as the browser tests, or the check, are supposed to. */
const NPM = `#!/bin/sh
for step; do :; done
[ "$step" != check ] || { printf '%s\\n' "$CHECK"; exit "$CHECK_STATUS"; }
case "$step" in e2e*) ;; *) exit 0 ;; esac
printf 'npm run %s\\n' "$step"
printf '%s\\n' "$BROWSER_TESTS"
exit "$BROWSER_STATUS"
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marcus-ci-'));
  // With a redis-server of its own there is none to install.
  for (const [name, program] of [
    ['npm', NPM],
    ['redis-server', '#!/bin/sh\n'],
  ] as const) {
    writeFileSync(join(folder, name), program);
    chmodSync(join(folder, name), 0o755);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

function runCi(
  browserTests: string,
  browserStatus: number,
  { check = '', checkStatus = 0, script = 'run' } = {},
) {
  const { stdout, status } = spawnSync(join(__dirname, '../.ci', script), {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
      // Any program will do, so that no Chromium is installed.
      CHROMIUM_PATH: process.execPath,
      BROWSER_TESTS: browserTests,
      BROWSER_STATUS: String(browserStatus),
      CHECK: check,
      CHECK_STATUS: String(checkStatus),
    },
  });
  const lines = stdout.trimEnd().split('\n');
  const heading = lines.findIndex((line) => line.startsWith('==> flaky'));
  const listed = heading < 0 ? [] : lines.slice(heading + 1, -1);
  return { last: lines.at(-1), listed, status, lines };
}

const FIRST_FLAKY =
  '    e2e/errors.e2e.ts:197:1 › the comparison and COCONUT say what went wrong ───';
const SECOND_FLAKY =
  '    e2e/theme.e2e.ts:4:1 › the theme › is kept ──────────────────────────────';
const FAILED = '    e2e/help.e2e.ts:9:1 › the help opens ───────────────────────────────────';

const total = (passed: number, failed: number) =>
  `${OTHER_STEPS + passed} passed, ${failed} failed`;

test.each([
  ['all passed', ['  12 passed (3.1m)'], 0, { last: total(12, 0), listed: [], status: 0 }],
  [
    'some passed on the second run only',
    ['  2 flaky', FIRST_FLAKY, SECOND_FLAKY, '  10 passed (3.1m)'],
    0,
    { last: total(12, 0), listed: [FIRST_FLAKY, SECOND_FLAKY], status: 0 },
  ],
  [
    'none passed on the first run',
    ['  1 flaky', FIRST_FLAKY],
    0,
    { last: total(1, 0), listed: [FIRST_FLAKY], status: 0 },
  ],
  [
    'one failed twice, one only once',
    ['  1 failed', FAILED, '  1 flaky', FIRST_FLAKY, '  3 skipped', '  10 passed (3.1m)'],
    1,
    { last: total(11, 1), listed: [FIRST_FLAKY], status: 1 },
  ],
  [
    'the lines are coloured',
    [`\x1b[33m  1 flaky\x1b[39m`, `\x1b[33m${FIRST_FLAKY}\x1b[39m`, `\x1b[32m  3 passed\x1b[39m`],
    0,
    { last: total(4, 0), listed: [FIRST_FLAKY], status: 0 },
  ],
  [
    'nothing could be started',
    ['Error: no build'],
    1,
    { last: total(0, 1), listed: [], status: 1 },
  ],
])('counts browser tests of which %s', (_case, lines, browserStatus, expected) => {
  expect(runCi(lines.join('\n'), browserStatus)).toMatchObject(expected);
});

test('a step that runs beside others is shown after them, and counts as any other', () => {
  const { last, status, lines } = runCi('  12 passed (3.1m)', 0, {
    check: 'a type does not fit',
    checkStatus: 2,
  });
  expect({ last, status }).toEqual({ last: `${OTHER_STEPS + 12 - 1} passed, 1 failed`, status: 1 });
  const shown = lines.filter((line) =>
    /^a type|^==> (?:build|check, .*|check FAILED|browser tests)$/.test(line),
  );
  expect(shown).toEqual([
    '==> build',
    '==> browser tests',
    '==> check, beside the steps before',
    'a type does not fit',
    '==> check FAILED',
  ]);
});

test('`.ci/run` runs the smoke tests of the browser; `.ci/all` runs all tests, and the attacks', () => {
  const run = runCi('  12 passed (3.1m)', 0);
  expect(run.lines).toEqual(expect.arrayContaining(['==> npm test', 'npm run e2e:smoke']));
  expect(run.lines).not.toContain('==> attacks');
  const all = runCi('  12 passed (3.1m)', 0, { script: 'all' });
  expect(all.lines).toEqual(
    expect.arrayContaining(['==> npm run test:all', '==> attacks', 'npm run e2e']),
  );
  expect(all.last).toBe(`${OTHER_STEPS + 1 + 12} passed, 0 failed`);
});
