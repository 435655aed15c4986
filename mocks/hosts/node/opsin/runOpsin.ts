import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { OPSIN_COMMAND, OPSIN_MISSING } from './opsinVersion';

export interface OpsinRun {
  /** On abort, the process is ended. */
  readonly signal?: AbortSignal;
  readonly timeLimitMs?: number;
  /** Called with the id of the process. */
  readonly onStart?: ((processId: number) => void) | undefined;
  /** Name or path of Java, which differs in tests. */
  readonly program?: string;
}

/** What OPSIN wrote until it ended. */
export interface OpsinOutput {
  /** One for each name, empty for one that it cannot read; fewer if it was stopped. */
  readonly smiles: readonly string[];
  /** Why it was stopped, as a message for the user. */
  readonly failure?: string;
}

/** OPSIN starts in 2 s and reads a usual name in milliseconds, but some names take it without end. */
const TIME_LIMIT_MS = 30_000;
/** Characters; the SMILES of 50 names take a few thousand. */
const MAX_OUTPUT = 1024 * 1024;

type Opsin = ChildProcessByStdio<Writable, Readable, null>;

/**
 * Has OPSIN read names as a child process, which takes them one a line and answers each with a line. The names
 * reach it only through its standard input.
 *
 * @throws the signal's reason on abort
 */
export async function runOpsin(
  names: readonly string[],
  { signal, timeLimitMs = TIME_LIMIT_MS, onStart, program = 'java' }: OpsinRun = {},
): Promise<OpsinOutput> {
  signal?.throwIfAborted();
  const opsin: Opsin = spawn(program, [...OPSIN_COMMAND, '--output', 'smi'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  if (opsin.pid !== undefined) onStart?.(opsin.pid);
  const end = () => opsin.kill('SIGKILL');
  signal?.addEventListener('abort', end);
  let failure: string | undefined;
  const late = setTimeout(() => {
    failure = `OPSIN took longer than ${timeLimitMs / 1000} s.`;
    end();
  }, timeLimitMs);
  try {
    const { output, problem } = await outputOf(opsin, names, end);
    signal?.throwIfAborted();
    const smiles = linesOf(output).slice(0, names.length);
    if (smiles.length === names.length) return { smiles };
    return { smiles, failure: failure ?? problem ?? 'OPSIN ended before the last name.' };
  } finally {
    clearTimeout(late);
    signal?.removeEventListener('abort', end);
  }
}

/** Complete lines: what came after the last line break was not written to its end. */
const linesOf = (output: string): string[] =>
  output
    .split('\n')
    .slice(0, -1)
    .map((line) => line.trim());

function outputOf(opsin: Opsin, names: readonly string[], end: () => void) {
  return new Promise<{ output: string; problem?: string }>((resolve) => {
    let output = '';
    let problem: string | undefined;
    opsin.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.length <= MAX_OUTPUT) return;
      problem = 'OPSIN wrote more than the services take.';
      end();
    });
    opsin.on('error', (error: NodeJS.ErrnoException) => {
      problem = error.code === 'ENOENT' ? OPSIN_MISSING : `OPSIN failed: ${error.message}.`;
      resolve({ output, problem });
    });
    opsin.on('close', () => resolve(problem === undefined ? { output } : { output, problem }));
    // it may end before it has read them
    opsin.stdin.on('error', () => undefined);
    opsin.stdin.end(names.map((name) => `${name}\n`).join(''));
  });
}
