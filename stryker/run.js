/**
 * `npm run mutation [-- folder...] [--dry] [--sample 0.25]`: one run of Stryker per folder, then a table of
 * what survived where. With `--dry` the tests run without faults; with `--sample` only that fraction of the
 * faults is tried. With `--numbers` it moves numbers instead: see moveNumbers.js.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { glob } from 'tinyglobby';
import { isInSample } from './sample.js';

const CACHE = 'node_modules/.cache/stryker';
const FEATURES = await glob('src/features/*', { onlyDirectories: true });
const FOLDERS = [
  'src/domain',
  'src/article',
  'src/lib',
  'mocks/services/sessions',
  ...FEATURES.map((folder) => folder.replace(/\/$/, '')).sort(),
];

/** Code that the tests only run in a separate process: no fault is inserted there. */
const BY_WIRE_ONLY = ['!mocks/services/sessions/session{Gate,Routes,Sockets,Upgrade}.ts'];

/**
 * Readers of stored data get no faults, because trying them with every damage costs minutes at each start.
 */
const OF_STORED_DATA = ['src/features/*/stored/**'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dry: { type: 'boolean', default: false },
    sample: { type: 'string', default: '1' },
    numbers: { type: 'string' },
    seed: { type: 'string' },
  },
});
if (values.numbers !== undefined) {
  const args = ['--import', 'tsx', 'stryker/moveNumbers.js', ...process.argv.slice(2)];
  process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1);
}
const sample = Number(values.sample);
if (!(sample > 0 && sample <= 1)) {
  console.error(`--sample takes a fraction of the faults, as 0.25, not ${values.sample}`);
  process.exit(2);
}
const asked = positionals.map((folder) => path.normalize(folder).replace(/\/$/, ''));
const unknown = asked.filter((folder) => !FOLDERS.includes(folder));
if (unknown.length > 0) {
  console.error(`No such folder: ${unknown.join(', ')}. There are:\n${FOLDERS.join('\n')}`);
  process.exit(2);
}

const rows = [];
for (const folder of asked.length > 0 ? asked : FOLDERS) {
  const testFiles = await glob(`${folder}/**/*.test.{ts,tsx}`, { ignore: OF_STORED_DATA });
  if (testFiles.length === 0) continue;
  const results = await runStryker(folder, testFiles.sort());
  if (results.length > 0) rows.push(rowOf(folder, results));
}
console.log('| folder | mutants | killed | survived | score |\n| --- | --: | --: | --: | --: |');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);

async function runStryker(folder, testFiles) {
  mkdirSync(CACHE, { recursive: true });
  // Only what the settings file doesn't contain: Stryker reads that itself and fills in its defaults, and
  // fails if it gets them back for the next folder.
  const stryker = new Stryker({
    mutate: [...codeOf(folder), '!**/*.test.*', '!**/testing/**', ...BY_WIRE_ONLY],
    dryRunOnly: values.dry,
    // A later run must not treat what a sample left out as tried.
    incremental: sample === 1,
    incrementalFile: `${CACHE}/${folder.replaceAll('/', '-')}.json`,
    warmJest: { testFiles, sample },
  });
  const results = await stryker.runMutationTest();
  return results.filter(({ id }) => isInSample(id, sample));
}

/** The deciding code of a feature, its slice and sagas; the tests of its views check what it shows. */
function codeOf(folder) {
  if (folder === 'src/article') return [`${folder}/*.slice.ts`, `${folder}/history/*.ts`];
  if (!folder.startsWith('src/features/')) return [`${folder}/**/*.ts`];
  return [`${folder}/*.slice.ts`, `${folder}/*.saga.ts`, `${folder}/sagas/**/*.ts`];
}

function rowOf(folder, results) {
  const count = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const survived = count('Survived', 'NoCoverage');
  const mutants = killed + survived;
  return [`\`${folder}\``, mutants, killed, survived, `${((100 * killed) / mutants).toFixed(1)} %`];
}
