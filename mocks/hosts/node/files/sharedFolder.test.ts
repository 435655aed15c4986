import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesContract } from '../../../services/stores/testing/filesContract';
import { SharedFolder } from './sharedFolder';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shared-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bytes = (count: number, value = 0) => new Uint8Array(count).fill(value);
const open = (sessionBytes = 1000) => SharedFolder.open({ folder, sessionBytes });
const sessionsLeft = () => readdirSync(path.join(folder, 'sessions')).length;

describe('files of sessions', () => filesContract(() => SharedFolder.open({ folder })));

test('what one process writes, another reads, and it stays when the first one ends', async () => {
  const [one, other] = [await open(), await open()];
  await one.write('s1', 'a', bytes(3, 7));
  await one.close();
  expect([...(await other.read('s1', 'a'))]).toEqual([7, 7, 7]);
});

test('a file that is written again, by several processes, is whole whenever it is read', async () => {
  const SIZE = 4_000_000;
  const files = [await open(100_000_000), await open(100_000_000)];
  await files[0]!.write('s1', 'a', bytes(SIZE));
  let isWriting = true;
  const writing = Promise.all(
    files.map(async (folderOf, value) => {
      for (let round = 0; round < 10; round += 1) {
        await folderOf.write('s1', 'a', bytes(SIZE, value + 1));
      }
    }),
  ).finally(() => (isWriting = false));
  while (isWriting) {
    const read = await files[0]!.read('s1', 'a');
    expect([read.length, read[0]]).toEqual([SIZE, read[SIZE - 1]]);
  }
  await writing;
  const [session = ''] = readdirSync(path.join(folder, 'sessions'));
  expect(readdirSync(path.join(folder, 'sessions', session))).toHaveLength(1);
});

test('two processes may delete one session at once', async () => {
  const [one, other] = [await open(100_000), await open(100_000)];
  for (let i = 0; i < 100; i += 1) await one.write('s1', `${i}`, bytes(10));
  await Promise.all([one.removeSession('s1'), other.removeSession('s1')]);
  expect(sessionsLeft()).toBe(0);
});

test('the limit of a session counts what other processes wrote before', async () => {
  const [one, other] = [await open(), await open()];
  await one.write('s1', 'a', bytes(600));
  await expect(other.write('s1', 'b', bytes(401))).rejects.toMatchObject({ code: 'SESSION_FULL' });
  await other.write('s1', 'b', bytes(400));
  await other.write('s1', 'b', bytes(400));
  await other.write('s2', 'a', bytes(1000));
});

test('files of sessions that nobody knows any more are deleted, and nothing that is not a session’s', async () => {
  const files = await open();
  for (const id of ['live', 'lost']) await files.write(id, 'a', bytes(1));
  writeFileSync(path.join(folder, 'sessions', 'notes.txt'), '');
  expect(await files.removeOthers(async () => ['live'])).toBe(1);
  expect(await files.read('live', 'a')).toHaveLength(1);
  expect(sessionsLeft()).toBe(2);
});

test('a folder whose deletion was cut short is deleted with them', async () => {
  const files = await open();
  mkdirSync(path.join(folder, 'sessions', `ended-${randomUUID()}`));
  expect(await files.removeOthers(async () => [])).toBe(1);
  expect(sessionsLeft()).toBe(0);
});

test('a session that is opened while leftovers are looked for keeps its files', async () => {
  const files = await open();
  await files.removeOthers(async () => {
    await files.write('late', 'a', bytes(1));
    return [];
  });
  expect(await files.read('late', 'a')).toHaveLength(1);
});

test('a folder that cannot be used stops the start with a message that names the setting', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  await expect(SharedFolder.open({ folder: file })).rejects.toThrow(/MARCUS_FILES cannot be used/);
});
