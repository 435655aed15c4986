import { Worker } from 'node:worker_threads';
import { CANCEL_MS } from '../../workers/workerMessages';

/** File descriptor for a worker's memory report; 0 to 2 are the standard ones, 3 is IPC. */
export const MEMORY_REPORT_FD = 4;

/** ms between two looks of the thread. */
const ROUND_MS = 50;
/** A worker that is not too busy to notice that its parent has gone has tidied up and ended before. */
const MAX_ROUNDS = (CANCEL_MS + 1_000) / ROUND_MS;

/**
 * A thread beside the worker's own, which a task may keep busy for seconds. It tells the resident
 * megabytes whenever they have changed by 8, one number a line, and ends a worker whose parent has been gone
 * for a second longer than it needs to tidy up.
 *
 * A message is the id of a program that the worker has started, whose memory counts, too. Only Linux tells
 * it; there, a program that has ended has none.
 */
const REPORTER = `
  const { readFileSync, writeSync } = require('node:fs');
  const { parentPort } = require('node:worker_threads');
  const parent = process.ppid;
  let told = 0;
  let rounds = 0;
  let program = null;
  parentPort.on('message', (id) => { program = id; });
  const programBytes = () => {
    if (program === null) return 0;
    try {
      const [, kilobytes] = /VmRSS:\\s+(\\d+)/.exec(readFileSync('/proc/' + program + '/status', 'utf8'));
      return kilobytes * 1024;
    } catch {
      program = null;
      return 0;
    }
  };
  setInterval(() => {
    if (process.ppid !== parent) rounds += 1;
    if (rounds > ${MAX_ROUNDS}) process.kill(process.pid, 'SIGKILL');
    const megabytes = Math.round((process.memoryUsage.rss() + programBytes()) / 1048576);
    if (Math.abs(megabytes - told) < 8) return;
    told = megabytes;
    try {
      writeSync(${MEMORY_REPORT_FD}, megabytes + '\\n');
    } catch {
      // The parent has gone: what throws here would end the worker before it has tidied up.
    }
  }, ${ROUND_MS});
`;

let reporter: Worker | undefined;

/** Starts reporting this process's memory to its parent. */
export function startMemoryReport(): void {
  const limits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 };
  reporter = new Worker(REPORTER, { eval: true, resourceLimits: limits });
  reporter.unref();
}

/** Counts the memory of a program that this process has started, until it ends, or another is counted. */
export const countProgram = (processId: number): void => reporter?.postMessage(processId);

/** The last number in a report's text, in bytes; undefined if it contains none. */
export function reportedBytes(text: string): number | undefined {
  const last = text.trim().split('\n').at(-1);
  const megabytes = Number(last);
  return last && Number.isFinite(megabytes) ? megabytes * 1024 * 1024 : undefined;
}
