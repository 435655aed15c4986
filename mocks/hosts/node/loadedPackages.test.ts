/** What `npm start` without settings does not load: the packages that only several machines or a team's library need. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProgram } from '../../testing/startProgram';

const OPTIONAL = ['bullmq', 'ioredis', 'kysely', 'pg', 'pino', 'prom-client'];

/** Notes each of these packages when it is loaded, by whichever kind of import. */
const noteLoaded = (file: string) => `
  import { appendFileSync } from 'node:fs';
  import { register, Module } from 'node:module';
  const names = ${JSON.stringify(OPTIONAL)};
  const hook = 'import { appendFileSync } from "node:fs";' +
    'const pattern = new RegExp("node_modules/(' + names.join('|') + ')/");' +
    'export async function resolve(name, context, next) {' +
    'const found = await next(name, context); const loaded = pattern.exec(found.url);' +
    'if (loaded) appendFileSync(' + ${JSON.stringify(JSON.stringify(file))} + ', loaded[1] + " ");' +
    'return found; }';
  register('data:text/javascript,' + encodeURIComponent(hook));
  const { _load } = Module;
  Module._load = function (name, ...rest) {
    if (names.includes(name)) appendFileSync(${JSON.stringify(file)}, name + ' ');
    return _load.call(this, name, ...rest);
  };`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'loaded-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The optional packages that the services load until they have answered a first request. */
async function loadedWith(env: Readonly<Record<string, string>>): Promise<string[]> {
  const file = path.join(folder, 'loaded');
  await writeFile(file, '');
  const hook = `data:text/javascript,${encodeURIComponent(noteLoaded(file))}`;
  const { port, stop } = await startProgram({
    program: 'mocks/hosts/node/server.ts',
    env: { PORT: '0', ...env },
    nodeArguments: ['--import', hook],
  });
  await fetch(`http://127.0.0.1:${port}/health`);
  await stop();
  const names = (await readFile(file, 'utf8')).split(' ').filter((name) => name !== '');
  return [...new Set(names)].toSorted();
}

test('without settings none is loaded', async () => {
  const without = {
    MARCUS_LIBRARY: '',
    MARCUS_POOL: '',
    MARCUS_REDIS_URL: '',
    MARCUS_LOG: '',
    MARCUS_METRICS_PORT: '',
  };
  expect(await loadedWith(without)).toEqual([]);
});

test('with a log and metrics these two are loaded, and nothing that connects', async () => {
  const env = { MARCUS_LOG: 'error', MARCUS_METRICS_PORT: '0' };
  expect(await loadedWith(env)).toEqual(['pino', 'prom-client']);
});

test('with a library its database’s packages are loaded, and those of several machines are not', async () => {
  const env = { MARCUS_LIBRARY: path.join(folder, 'library') };
  expect(await loadedWith(env)).toEqual(['kysely', 'pg']);
});
