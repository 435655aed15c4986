import { Worker } from 'node:worker_threads';

/** File descriptor for a worker's memory report; 0 to 2 are the standard ones, 3 is IPC. */
export const MEMORY_REPORT_FD = 4;

/**
 * A thread beside the worker's own, which a task may keep busy for seconds. It tells the resident
 * megabytes whenever they have changed by 8, one number a line, and ends a worker whose parent has been gone
 * for a second: one that is not too busy to notice has ended by then.
 */
const REPORTER = `
  const { writeSync } = require('node:fs');
  const parent = process.ppid;
  let told = 0;
  let rounds = 0;
  setInterval(() => {
    if (process.ppid !== parent) rounds += 1;
    if (rounds > 20) process.kill(process.pid, 'SIGKILL');
    const megabytes = Math.round(process.memoryUsage.rss() / 1048576);
    if (Math.abs(megabytes - told) < 8) return;
    told = megabytes;
    writeSync(${MEMORY_REPORT_FD}, megabytes + '\\n');
  }, 50);
`;

/** Starts reporting this process's memory to its parent. */
export function startMemoryReport(): void {
  const limits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 };
  new Worker(REPORTER, { eval: true, resourceLimits: limits }).unref();
}

/** The last number in a report's text, in bytes; undefined if it contains none. */
export function reportedBytes(text: string): number | undefined {
  const last = text.trim().split('\n').at(-1);
  const megabytes = Number(last);
  return last && Number.isFinite(megabytes) ? megabytes * 1024 * 1024 : undefined;
}
