/**
 * `npm run mutation -- --numbers 13 [--seed x]`: whether tests hold the engine's named numbers, which Stryker does not
 * change. As many of them as are asked for, chosen by the seed, are moved by a third, one at a time, each up or down;
 * then the tests run that depend on the number's file and belong to its room. The folders named are those it chooses
 * from; without any, the whole engine.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { glob } from 'tinyglobby';

const ENGINE = 'mocks/engine';
const NAMED_NUMBER =
  /^(?:export )?const ([A-Z][A-Z0-9_]+)(?:: number)? = (-?[\d._]+(?:e-?\d+)?);/gm;
const A_THIRD = 1 / 3;

/** @param folders to choose from @returns the exit code: 1 if a move went unnoticed */
export async function moveNumbers(count, seed, folders) {
  const chosen = (await namedNumbers(folders.length > 0 ? folders : [ENGINE]))
    .map((number) => ({ ...number, draw: drawOf(seed, `${number.file}:${number.name}`) }))
    .sort((a, b) => a.draw - b.draw)
    .slice(0, count);
  console.log('| number | from | to | noticed |\n| --- | --: | --: | --- |');
  let noticed = 0;
  for (const number of chosen) {
    const to = movedBy(number.value, number.draw % 2 === 0 ? 1 + A_THIRD : 1 - A_THIRD);
    const isNoticed = isNoticedWith(number, to);
    if (isNoticed) noticed++;
    const name = `\`${path.relative(ENGINE, number.file)}:${number.name}\``;
    console.log(`| ${name} | ${number.value} | ${to} | ${isNoticed ? 'yes' : 'no'} |`);
  }
  console.log(`\n${noticed} of ${chosen.length} noticed, seed ${seed}`);
  return noticed === chosen.length ? 0 : 1;
}

async function namedNumbers(folders) {
  const patterns = folders.map((folder) => `${folder}/**/*.ts`);
  const files = await glob(patterns, { ignore: ['**/*.test.ts', '**/testing/**'] });
  return files.sort().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(NAMED_NUMBER)].map(([line, name, value]) => ({
      file,
      name,
      line,
      value: Number(value.replaceAll('_', '')),
    })),
  );
}

const drawOf = (seed, id) => createHash('sha256').update(`${seed} ${id}`).digest().readUInt32BE(0);

/** Small whole numbers are counts and stay whole. */
function movedBy(value, factor) {
  const moved = value * factor;
  if (!Number.isInteger(value) || Math.abs(value) > 20) return Number(moved.toPrecision(4));
  return factor < 1 ? Math.floor(moved) : Math.ceil(moved);
}

function isNoticedWith({ file, name, line }, to) {
  const source = readFileSync(file, 'utf8');
  const restore = () => writeFileSync(file, source);
  process.once('exit', restore);
  try {
    const declared = line.slice(0, line.indexOf(' = '));
    writeFileSync(
      file,
      source.replace(line, () => `${declared} = ${to};`),
    );
    const [room] = path.relative(ENGINE, file).split(path.sep);
    const tests = testsOf(file).filter((test) => test.includes(`/${ENGINE}/${room}/`));
    if (tests.length === 0) return false;
    return jest(['--runTestsByPath', ...tests, '--bail', '--silent']).status !== 0;
  } catch (error) {
    throw new Error(`${file}:${name}`, { cause: error });
  } finally {
    restore();
    process.off('exit', restore);
  }
}

const testsOf = (file) =>
  jest(['--listTests', '--findRelatedTests', file])
    .stdout.split('\n')
    .filter((test) => test !== '');

const jest = (args) =>
  spawnSync('node', ['node_modules/jest/bin/jest.js', '--selectProjects', 'services', ...args], {
    encoding: 'utf8',
  });
