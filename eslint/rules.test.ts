/** The project's lint, as configured for `npm run lint`, on files that violate its rules. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface LintedFile {
  readonly filePath: string;
  readonly messages: readonly { readonly ruleId: string | null }[];
}

const PATHS = 'import-x/no-restricted-paths';
const IMPORTS = '@typescript-eslint/no-restricted-imports';
const OWN_PACKAGES = 'no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';
const GLOBALS = 'no-restricted-globals';

const FIXTURES = path.join(__dirname, 'fixtures');

/** Names that must not be in a checkout, because tools confuse them; created only during the test. */
const ALIKE = path.join(FIXTURES, 'alike');
const ALIKE_NAMES = ['Alike.tsx', 'alike.ts'];

/** The rules that each file violates, by its path within the fixtures. */
const broken = new Map<string, readonly (string | null)[]>();

beforeAll(() => {
  mkdirSync(ALIKE, { recursive: true });
  for (const name of ALIKE_NAMES) writeFileSync(path.join(ALIKE, name), 'export {};\n');
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
afterAll(() => rmSync(ALIKE, { recursive: true }));

test.each([
  ['a view named as its words', 'alike/Alike.tsx', 'marcus/distinct-file-names'],
  ['words named as their view', 'alike/alike.ts', 'marcus/distinct-file-names'],
  ['an effect that is not delegated to', 'sagas/undelegated.ts', 'marcus/delegate-effects'],
  ['an effect in a finally', 'sagas/yieldsAtTheEnd.ts', 'marcus/no-yield-in-finally'],
  ['a host in the engine', 'mocks/engine/importsHost.ts', PATHS],
  ["Node's modules in the engine", 'mocks/engine/importsNode.ts', IMPORTS],
  ['a package of Node in the engine', 'mocks/engine/importsPackage.ts', IMPORTS],
  ["Node's globals in the engine", 'mocks/engine/usesBuffer.ts', GLOBALS],
  ['the address of a file in the engine', 'mocks/engine/asksWhereItLies.ts', SYNTAX],
  ['an error with an HTTP status in the engine', 'mocks/engine/throwsStatus.ts', SYNTAX],
  ['a later room of the engine in an earlier one', 'mocks/engine/page/importsTask.ts', PATHS],
  ['a host in the services', 'mocks/services/importsHost.ts', PATHS],
  ["the engine's inside in the services", 'mocks/services/asksEngine.ts', IMPORTS],
  ["Node's modules in the services", 'mocks/services/importsNode.ts', IMPORTS],
  ['a package of Node in the services', 'mocks/services/importsWs.ts', IMPORTS],
  ["Node's globals in the services", 'mocks/services/usesBuffer.ts', GLOBALS],
  ['more than HTTP helpers in the stand-ins', 'mocks/stand-ins/importsServices.ts', PATHS],
  ['a tool in a host', 'mocks/hosts/importsTool.ts', PATHS],
  ["Node's host in the browser's", 'mocks/hosts/browser/importsNodeHost.ts', PATHS],
  ["Node's modules in the browser's host", 'mocks/hosts/browser/importsNode.ts', IMPORTS],
  ["the page's globals in the browser's host", 'mocks/hosts/browser/usesWindow.ts', GLOBALS],
  ["Node's host in what both use", 'mocks/hosts/workers/importsNodeHost.ts', PATHS],
  ['a part of the cluster that no setting opens', 'mocks/hosts/node/importsQueue.ts', PATHS],
  ["the browser's host in the cluster", 'mocks/cluster/importsBrowserHost.ts', PATHS],
  ["the cluster in the browser's host", 'mocks/hosts/browser/importsCluster.ts', PATHS],
  ["Redis' client beside its folders", 'mocks/hosts/node/importsIoredis.ts', OWN_PACKAGES],
  ['the queue of jobs beside its folder', 'mocks/cluster/redis/importsBullmq.ts', OWN_PACKAGES],
  ['the log beside its folder', 'mocks/cluster/queue/importsPino.ts', OWN_PACKAGES],
  ['metrics beside their folder', 'mocks/hosts/node/importsPromClient.ts', OWN_PACKAGES],
])('refuses %s', (_case, file, rule) => {
  expect(broken.get(file)).toEqual([rule]);
});

test.each([
  'names/Other.tsx',
  'names/Other.styles.ts',
  'mocks/services/asksTask.ts',
  'mocks/services/answersRequest.ts',
  'mocks/stand-ins/usesHttp.ts',
  'mocks/tools/measure.ts',
  'mocks/hosts/browser/usesLane.ts',
  'mocks/hosts/node/opensRunner.ts',
  'mocks/cluster/redis/usesIoredis.ts',
  'mocks/cluster/queue/usesBullmq.ts',
  'mocks/cluster/operation/usesPino.ts',
])('accepts %s', (file) => {
  expect(broken.get(file)).toEqual([]);
});
