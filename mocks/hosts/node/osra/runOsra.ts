import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openOwnedFolder } from '../files/ownedFolder';
import { OSRA_MISSING_HERE } from './osraVersion';

export interface OsraRun {
  /** On abort, the process is ended. */
  readonly signal?: AbortSignal;
  readonly timeLimitMs?: number;
  /** Called with the id of the process. */
  readonly onStart?: ((processId: number) => void) | undefined;
  /** Name or path of the program, which differs in tests. */
  readonly program?: string;
}

/** OSRA takes 1 to 2 s for most drawings and up to half a minute for large ones. */
const TIME_LIMIT_MS = 60_000;
/** Corresponds to an SD file of thousands of atoms; beyond it something is wrong. */
const MAX_OUTPUT = 8 * 1024 * 1024;

/** A run that ended without a result, with the reason as a message for the user. */
export class OsraError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OsraError';
  }
}

/**
 * Runs OSRA on a PNG as a child process.
 *
 * @returns the SD file that it prints, with its confidence estimates, and the bond length and box of each structure
 * @throws OsraError if it cannot be started, fails, or takes too long; the signal's reason on abort
 */
export async function runOsra(png: Uint8Array, options: OsraRun = {}): Promise<string> {
  options.signal?.throwIfAborted();
  const folder = await openOwnedFolder();
  try {
    const file = path.join(folder.path, 'drawing.png');
    await writeFile(file, png, { mode: 0o600 });
    return await execute(file, options);
  } finally {
    await folder.remove();
  }
}

function execute(file: string, options: OsraRun): Promise<string> {
  const { signal, timeLimitMs = TIME_LIMIT_MS, onStart, program = 'osra' } = options;
  return new Promise((resolve, reject) => {
    const limits = { timeout: timeLimitMs, maxBuffer: MAX_OUTPUT, killSignal: 'SIGKILL' } as const;
    const { pid } = execFile(
      program,
      ['-f', 'sdf', '-p', '-b', '-c', file],
      signal ? { ...limits, signal } : limits,
      (error, stdout, stderr) => {
        if (signal?.aborted) reject(signal.reason);
        else if (error?.code === 'ENOENT') reject(new OsraError(OSRA_MISSING_HERE));
        else if (error?.killed)
          reject(new OsraError(`OSRA took longer than ${timeLimitMs / 1000} s.`));
        else if (error)
          reject(new OsraError(`OSRA failed: ${firstLine(stderr) || error.message}.`));
        else resolve(stdout);
      },
    );
    if (pid !== undefined) onStart?.(pid);
  });
}

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';
