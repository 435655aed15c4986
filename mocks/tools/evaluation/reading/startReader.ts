import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ImageReading, ReaderChoice } from './imageReading';
import type { ReaderOrder, ReaderReport } from './readerMessages';

/** A reader process that reads one picture after the other. */
export interface ReaderHandle {
  /** @throws ReaderEnded if the process is gone, Error with its message if it fails otherwise */
  read(file: string): Promise<ImageReading>;
  stop(): void;
}

/** A process that ended before it answered. */
export class ReaderEnded extends Error {
  override readonly name = 'ReaderEnded';
}

/** @throws Error if the program cannot be opened */
export async function startReader(choice: ReaderChoice): Promise<ReaderHandle> {
  const entry = fileURLToPath(new URL('./readerProcess.ts', import.meta.url));
  const child = fork(entry, { execArgv: ['--import', 'tsx'] });
  try {
    await ask(child, { kind: 'open', choice });
  } catch (error) {
    child.kill();
    throw error;
  }
  return {
    stop: () => void child.kill(),
    read: async (file) => {
      const report = await ask(child, { kind: 'read', file });
      if (report.kind !== 'read') throw new Error(`The reader answered "${report.kind}"`);
      return report.reading;
    },
  };
}

async function ask(child: ChildProcess, order: ReaderOrder): Promise<ReaderReport> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    const answer = once(child, 'message', { signal });
    const end = once(child, 'exit', { signal }).then(([code, killedBy]) => {
      throw new ReaderEnded(`The reader ended: ${killedBy ?? `exit code ${code}`}`);
    });
    child.send(order);
    const [report]: ReaderReport[] = await Promise.race([answer, end]);
    if (!report) throw new Error('The reader answered nothing');
    if (report.kind === 'failed') throw new Error(report.message);
    return report;
  } finally {
    settled.abort();
  }
}
