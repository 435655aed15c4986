import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LibraryAwayError } from '../../services/library/library';
import { EmbeddedPostgres } from './embeddedPostgres';

let folder: string;
let opened: EmbeddedPostgres[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marcus-embedded-'));
});
afterEach(async () => {
  await Promise.all(opened.map((database) => database.end()));
  opened = [];
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function open(idleMs?: number, sockets?: string): EmbeddedPostgres {
  const database = new EmbeddedPostgres(folder, idleMs, sockets);
  opened.push(database);
  return database;
}

async function ask(database: EmbeddedPostgres, statement: string): Promise<unknown[]> {
  const client = await database.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    client.release();
  }
}

const isGone = (pid: number) => {
  try {
    return !process.kill(pid, 0);
  } catch {
    return true;
  }
};

const untilGone = async (pid: number) => {
  while (!isGone(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
};

test('no process runs before the first call, and none after the last one', async () => {
  const database = open(0);
  expect(await database.pid()).toBeUndefined();
  const call = ask(database, 'SELECT 1 AS one');
  const pid = (await database.pid()) ?? 0;
  expect(await call).toEqual([{ one: 1 }]);
  await untilGone(pid);
  expect(await ask(database, 'SELECT 2 AS two')).toEqual([{ two: 2 }]);
});

test('what was written before its process was killed is there for the next call', async () => {
  const database = open();
  await ask(database, 'CREATE TABLE kept (id int)');
  await ask(database, 'INSERT INTO kept VALUES (1)');
  const pid = (await database.pid()) ?? 0;
  const broken = ask(database, 'SELECT pg_sleep(60)');
  process.kill(pid, 'SIGKILL');
  await expect(broken).rejects.toThrow();
  await untilGone(pid);
  expect(await ask(database, 'SELECT id FROM kept')).toEqual([{ id: 1 }]);
});

test('a call that waits for its turn fails when the process is killed, and does not wait for ever', async () => {
  const database = open();
  const client = await database.connect();
  const waiting = database.connect();
  const pid = (await database.pid()) ?? 0;
  process.kill(pid, 'SIGKILL');
  await expect(waiting).rejects.toThrow(LibraryAwayError);
  client.release(true);
  await untilGone(pid);
  expect(await ask(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a second process at the same folder is refused', async () => {
  await ask(open(), 'SELECT 1');
  await expect(ask(open(), 'SELECT 1')).rejects.toThrow('Another process uses the library');
});

test('nor is one let in while a statement keeps the database busy for long', async () => {
  const database = open();
  await ask(database, 'SELECT 1');
  const busy = ask(database, 'SELECT pg_sleep(9)');
  await expect(ask(open(), 'SELECT 1')).rejects.toThrow('Another process uses the library');
  await busy;
}, 40_000);

test('a call that comes while the idle process ends waits for the next one', async () => {
  const database = open(0);
  for (let call = 0; call < 3; call += 1) {
    expect(await ask(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
});

test('the folder of its sockets goes with each process, however long the services run', async () => {
  const place = await mkdtemp(path.join(tmpdir(), 'marcus-place-'));
  const database = open(0, place);
  const call = ask(database, 'SELECT 1');
  await database.pid();
  expect(await readdir(place)).toHaveLength(1);
  await call;
  while ((await readdir(place)).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  await rm(place, { recursive: true });
});

test('after a statement that fails, and a transaction that was left open, the next caller begins anew', async () => {
  const database = open();
  const client = await database.connect();
  await client.query('BEGIN');
  await expect(client.query('SELECT nothing')).rejects.toThrow();
  client.release(new Error('broken'));
  expect(await ask(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

/** The program by itself, as if a node had started it. */
async function startAlone() {
  const sockets = await mkdtemp(path.join(tmpdir(), 'marcus-sockets-'));
  const program = fileURLToPath(new URL('./serveFolder.ts', import.meta.url));
  const files = [path.join(folder, 'postgres'), path.join(sockets, '.s.PGSQL.5432')];
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...files], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  return { child, sockets };
}

test('when whoever started it is killed, the database ends and takes its sockets away', async () => {
  await ask(open(0), 'SELECT 1');
  const { child, sockets } = await startAlone();
  await once(child.stdout!, 'data');
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(existsSync(sockets)).toBe(false);
});

test('also when they are killed before the database has started', async () => {
  await ask(open(), 'SELECT 1');
  const { child, sockets } = await startAlone();
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
  expect(existsSync(sockets)).toBe(false);
});
