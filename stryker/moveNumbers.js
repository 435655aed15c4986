/**
 * `npm run mutation -- --numbers 13 [--seed x] [folder ...]`: whether tests hold the engine's named numbers, which
 * Stryker does not change. As many of them as are asked for (or `all`), chosen by the seed, are moved by a third, each
 * up or down, and the tests of its room that load its file run with it. Of folders that are named, numbers and tests
 * are taken; without any, those of the whole engine. Run with tsx: the numbers are moved while the tests run, by the
 * switches of `npm run evaluate -- --shift`.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readInitialOptions } from 'jest-config';
import { glob } from 'tinyglobby';
import { WarmFiles } from './warmFiles.js';

const ENGINE = 'mocks/engine';
const NAMED_NUMBER = /^(?:export )?const ([A-Z][A-Z0-9_]+)(?:: number)? = -?[\d.(]/gm;
const A_THIRD = 1 / 3;
/** Tests of a file that take longer are slow. */
const SLOW_MS = 500;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    numbers: { type: 'string', default: '13' },
    seed: { type: 'string', default: 'marcus' },
  },
});
const { numbers: count, seed } = values;
const all = await namedNumbers(positionals.length > 0 ? positionals : [ENGINE]);
const wanted = all
  .map((id) => ({ id, draw: drawOf(id) }))
  .sort((a, b) => a.draw - b.draw)
  .slice(0, count === 'all' ? undefined : Number(count));
const noticedBy = await moveThem(new Map(wanted.map(({ id, draw }) => [id, factorOf(draw)])));
console.log('| number | moved | noticed by |\n| --- | --: | --- |');
for (const { id, draw } of wanted) {
  const moved = factorOf(draw) > 1 ? 'up' : 'down';
  console.log(`| \`${id}\` | ${moved} | ${noticedBy.get(id) ?? '**nothing**'} |`);
}
console.log(`\n${noticedBy.size} of ${wanted.length} noticed, seed ${seed}`);

/** @returns `folder/file:NAME` */
async function namedNumbers(folders) {
  const patterns = folders.map((folder) => `${folder}/**/*.ts`);
  const files = await glob(patterns, { ignore: ['**/*.test.ts', '**/testing/**'] });
  return files.sort().flatMap((file) => {
    const id = path.relative(ENGINE, file).slice(0, -'.ts'.length);
    const found = readFileSync(file, 'utf8').matchAll(NAMED_NUMBER);
    return [...found].map(([, name]) => `${id}:${name}`);
  });
}

function drawOf(id) {
  return createHash('sha256').update(`${seed} ${id}`).digest().readUInt32BE(0);
}

function factorOf(draw) {
  return draw % 2 === 0 ? 1 + A_THIRD : 1 - A_THIRD;
}

/** Moves the numbers, each by its factor. @returns which test file noticed which */
async function moveThem(factors) {
  const context = {};
  const { config } = await readInitialOptions(undefined, { skipMultipleConfigError: true });
  const services = config.projects.find(({ displayName }) => displayName === 'services');
  const files = new WarmFiles(() => withSwitches(services), context);
  const noticed = new Map();
  const rooms = new Set([...factors.keys()].map((id) => `${ENGINE}/${roomOf(id)}`));
  const within = positionals.length > 0 ? positionals : [...rooms];
  const tests = await glob(within.map((folder) => `${folder}/**/*.test.ts`));
  const slow = await glob(
    services.testMatch.filter((it) => it.startsWith('!')).map((it) => it.slice(1)),
  );
  for (const test of tests.filter((it) => !slow.includes(it)).sort()) {
    const left = new Map([...factors].filter(([id]) => !noticed.has(id) && isOf(test, id)));
    if (left.size === 0) continue;
    try {
      const ids = await noticedIn(files, context, test, left);
      for (const id of ids) noticed.set(id, path.relative(ENGINE, test));
    } catch (error) {
      console.error(`${test}: ${error}`);
    }
  }
  await files.closeAll();
  return noticed;
}

function roomOf(id) {
  return id.slice(0, id.indexOf('/'));
}

function isOf(test, id) {
  return test.startsWith(`${ENGINE}/${roomOf(id)}/`);
}

/** Moved numbers break promises that no test awaits. Each run of Jest puts back more listeners than it found. */
function listenAgain() {
  for (const event of ['unhandledRejection', 'uncaughtException']) {
    process.removeAllListeners(event);
    process.on(event, () => undefined);
  }
}

/** Whether a test file and a number are in one folder. */
function isBeside(test, id) {
  return path.dirname(path.relative(ENGINE, test)) === path.dirname(id.split(':')[0]);
}

/** The numbers that the tests of a file notice; slow ones are run only with those of their folder. */
async function noticedIn(files, context, test, factors) {
  const file = `${process.cwd()}/${test}`;
  const run = await files.load(file);
  const { switches } = context;
  const fails = async () => {
    listenAgain();
    return (await run(undefined, true)).some(({ failure }) => failure !== undefined);
  };
  const noticed = [];
  const start = performance.now();
  if (!(await fails())) {
    const isSlow = performance.now() - start > SLOW_MS;
    const isTried = (id) => factors.has(id) && (!isSlow || isBeside(test, id));
    for (const id of switches.numbers.filter(isTried)) {
      // A moved number may lead into a loop without end: the last line names it.
      process.stderr.write(`${test}: ${id}\n`);
      switches.choose({ shift: id, factor: factors.get(id) });
      if (await fails()) noticed.push(id);
    }
    switches.choose(undefined);
    if (await fails()) console.error(`${test} fails by what the moves left behind`);
  } else console.error(`${test} fails without a move`);
  await files.close(file);
  return noticed;
}

function withSwitches(project) {
  const here = (file) => path.join(import.meta.dirname, file);
  const [[pattern, settings], ...others] = Object.entries(project.transform);
  return {
    ...project,
    rootDir: process.cwd(),
    setupFilesAfterEnv: [here('shareSwitches.cjs')],
    transform: Object.fromEntries([
      [`^.+/${ENGINE}/.+\\.ts$`, [here('switchTransform.cjs'), settings[1]]],
      [pattern, settings],
      ...others,
    ]),
  };
}
