import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface RunningWorker {
  readonly child: ChildProcess;
  /** What it has printed. */
  readonly output: () => string;
  /** Ends it like a machine without power. */
  readonly kill: () => Promise<void>;
  /** Asks it to end after its own tasks; resolves with its exit code when it has. */
  readonly stop: () => Promise<number | null>;
}

/** Starts `npm run worker`'s program, and waits until it takes jobs. */
export async function startWorker(env: Readonly<Record<string, string>>): Promise<RunningWorker> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'mocks/cluster/worker.ts'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const read = (data: Buffer) => {
      output += String(data);
      if (output.includes('MARCUS worker: ready')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`The worker did not start:\n${output}`)));
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await ready;
  return {
    child,
    output: () => output,
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      return child.exitCode;
    },
  };
}
