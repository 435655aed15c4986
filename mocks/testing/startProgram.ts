import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A start compiles the TypeScript sources, or builds the page; on a loaded machine that takes a while. */
const START_LIMIT_MS = 120_000;

/** What every program says of its address once it answers. */
const ADDRESS = /http:\/\/localhost:(\d+)/;

export interface RunningProgram {
  readonly child: ChildProcess;
  readonly port: number;
  /** Ends it as Ctrl-C does. */
  readonly stop: () => Promise<void>;
  /** Ends it as a crash does: nothing is closed, nobody is told. */
  readonly kill: () => Promise<void>;
}

export interface ProgramOptions {
  /** Path from the repository's root. */
  readonly program: string;
  /** Settings beside the process's own. */
  readonly env: Readonly<Record<string, string>>;
  /** Arguments of Node, before the program. */
  readonly nodeArguments?: readonly string[];
}

/**
 * Starts a program of `mocks` as a process of its own, and waits until it names its address.
 *
 * @throws Error with what it printed when it ends before
 */
export async function startProgram({
  program,
  env,
  nodeArguments = [],
}: ProgramOptions): Promise<RunningProgram> {
  // The IPC channel lets the program end itself when the test process dies.
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
