/** A folder of articles, from the command's call to the files that it writes. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { npmRun, npmRunWith } from '../../mocks/testing/npmRun';
import { describeWithRedis, startRedis, type RunningRedis } from '../../mocks/testing/startRedis';
import { startWorker } from '../../mocks/testing/startWorker';

/** Reading an article takes a minute where others use the processor, too. */
jest.setTimeout(900_000);

let folder: string;
const inFolder = (...parts: readonly string[]) => path.join(folder, ...parts);
const articles = () => inFolder('articles');
const results = (...parts: readonly string[]) => inFolder('results', ...parts);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'read-'));
  await mkdir(inFolder('articles/later'), { recursive: true });
  await copyFile('public/sample-article.pdf', inFolder('articles/first.pdf'));
  await writeFile(inFolder('articles/broken.pdf'), 'no PDF');
  await writeFile(inFolder('articles/molecules.smi'), 'CCO ethanol\nc1ccccc1O phenol\n');
  // Another content with the same pages: what follows the end of a PDF is not read.
  const bytes = await readFile('public/sample-article.pdf');
  await writeFile(inFolder('articles/later/second.pdf'), Buffer.concat([bytes, Buffer.from('\n')]));
  await copyFile('public/sample-article.pdf', inFolder('articles/later/third.pdf'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const RESULTS = ['compounds.csv', 'first', 'molecules', 'second', 'summary.json'];

interface Event {
  readonly event: string;
  readonly kind?: string;
  readonly name?: string;
}

const eventsIn = (text: string): Event[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Event);

/** Starts the command without npm, so that a signal reaches the process itself. */
function start(): { readonly child: ChildProcess; readonly events: () => Event[] } {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/app/read/run.ts', articles(), '--out', results(), '--json'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString('utf8')));
  return { child, events: () => eventsIn(output) };
}

/** @throws Error if the command ends before */
async function until(child: ChildProcess, isTrue: () => boolean): Promise<void> {
  while (!isTrue()) {
    if (child.exitCode !== null) throw new Error(`The command ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const readAgain = () => npmRun('read', articles(), '--out', results(), '--json');

test('a run that is killed goes on where it was, and two runs do not meet in one folder', async () => {
  const { child, events } = start();
  const closed = once(child, 'close');
  await until(child, () => events().some(({ event }) => event === 'began'));
  const other = await readAgain();
  expect(other.code).toBe(3);
  expect(eventsIn(other.output)).toMatchObject([{ event: 'failed', exitCode: 3 }]);

  await until(child, () => events().some(({ kind }) => kind === 'read'));
  child.kill('SIGKILL');
  await closed;
  const written = await stat(results('first', 'reading.json'));

  const { code, output } = await readAgain();
  expect(code).toBe(1);
  const ends = eventsIn(output).filter(({ event }) => event === 'article');
  expect(ends).toMatchObject([
    { name: 'first.pdf', kind: 'kept' },
    { name: 'later/third.pdf', kind: 'same', as: 'first.pdf' },
    { name: 'broken.pdf', kind: 'failed', message: 'This file does not contain a PDF document' },
    { name: 'later/second.pdf', kind: 'read' },
    { name: 'molecules.smi', kind: 'read', compounds: 2, withheld: [] },
  ]);
  expect((await stat(results('first', 'reading.json'))).mtimeMs).toBe(written.mtimeMs);
});

test('each article has its files, and the table over all has the same compounds of both', async () => {
  const files = ['compounds.csv', 'compounds.json', 'compounds.sdf', 'drawings', 'first.tar'];
  expect(await readdir(results('first'))).toEqual([...files, 'reading.json']);
  expect(await readdir(results())).toEqual(RESULTS);
  const rows: Record<string, string>[] = parse(await readFile(results('compounds.csv')), {
    bom: true,
    columns: true,
  });
  const of = (name: string) => rows.filter(({ article }) => article === name);
  const smiles = (name: string) => of(name).map((row) => row['smiles']);
  expect(smiles('first.pdf').length).toBeGreaterThan(5);
  expect(smiles('later/second.pdf')).toEqual(smiles('first.pdf'));
  expect(new Set(of('first.pdf').map((row) => row['also_in']))).toEqual(
    new Set(['later/second.pdf']),
  );
  expect(rows.map(({ status }) => status)).not.toContain('Verified');
});

describeWithRedis('with --queue', () => {
  let redis: RunningRedis;
  let env: Record<string, string>;
  const queued = (...parts: readonly string[]) => inFolder('queued', ...parts);
  const readQueued = () =>
    npmRunWith(env, 'read', inFolder('one'), '--out', queued(), '--queue', '--json');

  beforeAll(async () => {
    redis = await startRedis();
    env = { MARCUS_REDIS_URL: redis.url, MARCUS_FILES: inFolder('shared') };
    await mkdir(inFolder('one'));
    await copyFile('public/sample-article.pdf', inFolder('one/first.pdf'));
  });
  afterAll(() => redis.stop());

  test('a run without workers says so, and reads nothing', async () => {
    const { code, output } = await readQueued();
    expect([code, output]).toEqual([1, expect.stringContaining('npm run worker')]);
    expect(await readdir(queued())).toEqual([]);
  });

  test('the workers read what the command reads alone, and share nothing but the bytes of tasks', async () => {
    const worker = await startWorker(env);
    const { code, output } = await readQueued().finally(() => worker.kill());
    expect([code, output]).toEqual([0, expect.anything()]);
    const table = await readFile(queued('first/compounds.csv'), 'utf8');
    expect(table).toBe(await readFile(results('first/compounds.csv'), 'utf8'));
    expect(await readdir(inFolder('shared'))).toEqual(['tasks']);
    expect(await readdir(inFolder('shared/tasks'))).not.toEqual([]);
  });
});

test('Ctrl-C stops a run with code 130, gives the folder back and leaves nothing half written', async () => {
  // As if it had been killed before its last file; the work file is the command's own.
  await rm(results('first', 'reading.json'));
  const { child, events } = start();
  const closed = once(child, 'close');
  await until(child, () => events().some(({ event }) => event === 'progress'));
  child.kill('SIGINT');
  expect(await closed).toEqual([130, null]);
  // What an earlier run read is still in the table over all.
  expect(events().at(-1)).toMatchObject({ event: 'finished', isStopped: true, kept: 2 });
  expect(await readdir(results())).toEqual(RESULTS);
  expect(await readdir(results('first'))).not.toContain('reading.json');
});

test('a crate states its licence, and what a database does not take of compounds that nobody checked is told', async () => {
  await mkdir(inFolder('list'));
  await writeFile(inFolder('list/molecules.smi'), 'CCO ethanol\nc1ccccc1O phenol\n');
  const out = inFolder('crates');
  const options = ['--formats', 'crate,lotus,sdfV3000', '--licence', 'cc0', '--json'];
  const { code, output } = await npmRun('read', inFolder('list'), '--out', out, ...options);
  expect([code, output]).toEqual([0, expect.anything()]);
  const says = expect.stringContaining('2 are not fit for LOTUS, left out: 2 without confirmed');
  expect(eventsIn(output).at(-1)).toMatchObject({ withheld: [{ file: 'lotus', says }] });
  expect(await readdir(path.join(out, 'molecules'))).toEqual([
    ...['compounds.zip', 'compounds_v3000.sdf', 'drawings', 'molecules.tar', 'reading.json'],
  ]);
  const files = unzipSync(await readFile(path.join(out, 'molecules/compounds.zip')));
  const name = Object.keys(files).find((each) => each.endsWith('/ro-crate-metadata.json')) ?? '';
  const crate = strFromU8(files[name] ?? new Uint8Array());
  expect(crate).toContain('nobody has checked them');
  expect(crate).toContain('https://creativecommons.org/publicdomain/zero/1.0/');
});

test.each([
  ['without a folder', [], 'Which folder is to be read?'],
  ['with a folder of other files', ['eslint'], 'there is no file in it that can be read'],
])('npm run read exits with code 2 %s', async (_what, given, says) => {
  const { code, output } = await npmRun('read', ...given);
  expect(output).toContain(says);
  expect(code).toBe(2);
});
