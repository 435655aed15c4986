import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Starting compiles the TypeScript sources or builds the page, which takes a while on a busy machine. */
const START_LIMIT_MS = 120_000;

/** Printed by every program once it is ready. */
const ADDRESS = /http:\/\/localhost:(\d+)/;

export interface RunningProgram {
  readonly child: ChildProcess;
  readonly port: number;
  /** Ends it like Ctrl-C. */
  readonly stop: () => Promise<void>;
  /** Ends it like a crash: nothing is closed, and no client is notified. */
  readonly kill: () => Promise<void>;
}

export interface ProgramOptions {
  /** Path from the repository's root. */
  readonly program: string;
  /** Settings in addition to the process's own. */
  readonly env: Readonly<Record<string, string>>;
  /** Arguments for Node, before the program. */
  readonly nodeArguments?: readonly string[];
}

/**
 * Starts a program of `mocks` as a separate process, and waits until it prints its address.
 *
 * @throws Error with what it printed if it ends before
 */
export async function startProgram({
  program,
  env,
  nodeArguments = [],
}: ProgramOptions): Promise<RunningProgram> {
  // The IPC channel lets the program exit when the test process dies.
  const child = spawn(process.execPath, [...nodeArguments, '--import', 'tsx', program], {
    env: { ...process.env, OPENAI_API_KEY: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    child,
    port: await portOf(child),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
    const read = (data: Buffer) => {
      output += String(data);
      const port = ADDRESS.exec(output)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(Number(port));
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`${child.spawnfile} did not start:\n${output}`));
    });
  });
}
