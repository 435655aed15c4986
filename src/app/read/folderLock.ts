import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const LOCK = '.lock';

/** Another run works in the same folder. */
export class FolderLockedError extends Error {
  constructor(folder: string, pid: number) {
    super(
      `Another run is at work in ${folder} (process ${pid}). If there is none, remove ${path.join(folder, LOCK)}.`,
    );
    this.name = 'FolderLockedError';
  }
}

/**
 * Takes a folder for this process, also from a run whose process is gone. The folder is made if there is none.
 *
 * @returns gives it back
 * @throws FolderLockedError
 */
export async function lockFolder(folder: string, pid = process.pid): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const lock = path.join(folder, LOCK);
  const own = `${lock}-${pid}`;
  await writeFile(own, `${pid}\n`);
  try {
    while (!(await linked(own, lock))) await removeStale(folder, lock, own);
  } finally {
    await rm(own, { force: true });
  }
  return () => rm(lock, { force: true });
}

/** Two runs cannot both link the same name. */
async function linked(own: string, lock: string): Promise<boolean> {
  try {
    await link(own, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Moved away first and looked at again, so that the lock of a run that was faster is not removed. */
async function removeStale(folder: string, lock: string, own: string): Promise<void> {
  const holder = await pidIn(lock);
  if (holder !== undefined && isRunning(holder)) throw new FolderLockedError(folder, holder);
  const moved = `${own}-stale`;
  await rename(lock, moved).catch(() => undefined);
  const taken = await pidIn(moved);
  if (taken !== undefined && isRunning(taken)) await linked(moved, lock);
  await rm(moved, { force: true });
}

async function pidIn(lock: string): Promise<number | undefined> {
  const text = await readFile(lock, 'utf8').catch(() => '');
  return /^\d{1,10}\n?$/.test(text) ? Number(text) : undefined;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It is another user's.
    return codeOf(error) === 'EPERM';
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;
