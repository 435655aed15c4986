import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ImageReading, ReaderChoice } from './imageReading';
import type { ReaderOrder, ReaderReport } from './readerMessages';

const ENTRY = fileURLToPath(new URL('./readerProcess.ts', import.meta.url));

export interface ReadingOptions {
  /** Reader processes at once. */
  readonly processes: number;
  /** Called after each picture with how many are done. */
  readonly onProgress?: (done: number) => void;
}

/**
 * Reads pictures in processes of their own: the CPU time of one picture is that of its process,
 * and a program that crashes takes no other with it.
 *
 * @param files paths of pictures
 * @returns the readings in the order of `files`
 * @throws Error when the program cannot be opened, or a picture cannot be read for other reasons
 *   than what it shows
 */
export async function readImages(
  choice: ReaderChoice,
  files: readonly string[],
  { processes, onProgress = () => undefined }: ReadingOptions,
): Promise<ImageReading[]> {
  const readings = new Map<number, ImageReading>();
  const waiting = [...files.entries()];
  const work = async () => {
    const child = fork(ENTRY, { execArgv: ['--import', 'tsx'] });
    try {
      await ask(child, { kind: 'open', choice });
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [index, file] = next;
        readings.set(index, await readWith(child, file));
        onProgress(readings.size);
      }
    } finally {
      child.kill();
    }
  };
  const lanes = Array.from({ length: Math.min(processes, files.length) }, work);
  try {
    await Promise.all(lanes);
  } finally {
    // After a failure the other lanes end with the picture at hand.
    waiting.length = 0;
    await Promise.allSettled(lanes);
  }
  return [...files.keys()].flatMap((index) => readings.get(index) ?? []);
}

async function readWith(child: ChildProcess, file: string): Promise<ImageReading> {
  const report = await ask(child, { kind: 'read', file });
  if (report.kind !== 'read') throw new Error(`${file}: the reader answered "${report.kind}"`);
  return report.reading;
}

/** @throws Error with the process's message when it fails, or says nothing any more */
async function ask(child: ChildProcess, order: ReaderOrder): Promise<ReaderReport> {
  const subject = order.kind === 'read' ? order.file : order.choice.engine;
  const ended = new AbortController();
  try {
    const answer = once(child, 'message', { signal: ended.signal });
    const end = once(child, 'exit', { signal: ended.signal }).then(([code, signal]) => {
      throw new Error(`${subject}: the reader ended (${signal ?? `exit code ${code}`})`);
    });
    child.send(order);
    const [report]: ReaderReport[] = await Promise.race([answer, end]);
    if (!report) throw new Error(`${subject}: the reader answered nothing`);
    if (report.kind === 'failed') throw new Error(`${subject}: ${report.message}`);
    return report;
  } finally {
    ended.abort();
  }
}
