import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/** Milliseconds after which the folder of a process that was killed is free. */
const STALE_MS = 5_000;

/** Often enough to outlast that time. */
const TRIES = { retries: 14, minTimeout: 500, maxTimeout: 500 };

/**
 * A thread of its own: a statement keeps the one that runs the database busy for as long as it takes, and a lock that
 * is not renewed meanwhile would be taken for one of a process that was killed. If somebody else has taken it all the
 * same, such as while the machine slept, the process ends at once.
 */
const HOLDER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { lock } = require(workerData.program);
  const onCompromised = () => process.kill(process.pid, 'SIGKILL');
  lock(workerData.folder, { ...workerData.options, onCompromised }).then((giveBack) => {
    parentPort.once('message', () => giveBack().finally(() => parentPort.postMessage('given back')));
    parentPort.postMessage('held');
  });
`;

/**
 * Holds a database's folder for this process: two that write to it at once would destroy it. By the time of a file
 * that is renewed, not by a process id, which in another container is somebody else's.
 *
 * @returns gives it back
 * @throws Error if another process holds it
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const require = createRequire(import.meta.url);
  const program = require.resolve('proper-lockfile');
  const options = { stale: STALE_MS, retries: TRIES };
  const holder = new Worker(HOLDER, { eval: true, workerData: { program, folder, options } });
  try {
    await once(holder, 'message');
  } catch (cause) {
    throw new Error(`Another process uses the library in ${folder}`, { cause });
  }
  return async () => {
    const answered = once(holder, 'message');
    holder.postMessage('give back');
    await answered;
  };
}
