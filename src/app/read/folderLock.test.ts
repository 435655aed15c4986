import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FolderLockedError, lockFolder } from './folderLock';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Above what Linux and macOS give to processes. */
const GONE = 999_999_999;
const lock = () => path.join(folder, '.lock');

test('a folder that is not there is made, and given back without a trace', async () => {
  const deep = path.join(folder, 'not/there');
  const unlock = await lockFolder(deep);
  expect(await readdir(deep)).toEqual(['.lock']);
  await unlock();
  expect(await readdir(deep)).toEqual([]);
});

test('a second run is refused while the first is at work, and told which process that is', async () => {
  const unlock = await lockFolder(folder);
  const second = lockFolder(folder, process.pid + 1);
  await expect(second).rejects.toThrow(FolderLockedError);
  await expect(lockFolder(folder)).rejects.toThrow(`process ${process.pid}`);
  expect(await readdir(folder)).toEqual(['.lock']);
  await unlock();
  await (
    await lockFolder(folder)
  )();
});

test.each([
  ['of a process that is gone', `${GONE}\n`],
  ['that is damaged', 'x'],
  ['that is empty', ''],
])('a lock %s is taken over', async (_what, content) => {
  await writeFile(lock(), content);
  const unlock = await lockFolder(folder);
  expect(await readFile(lock(), 'utf8')).toBe(`${process.pid}\n`);
  expect(await readdir(folder)).toEqual(['.lock']);
  await unlock();
});

test('of several runs that find a stale lock, one gets the folder', async () => {
  await writeFile(lock(), `${GONE}\n`);
  const pids = [process.pid, process.ppid];
  const runs = await Promise.allSettled(pids.map((pid) => lockFolder(folder, pid)));
  expect(runs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
