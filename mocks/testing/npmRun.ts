/**
 * Starts the commands of package.json like a user: through npm, in the repository's root, each as a separate
 * process.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Printed by a program once it is ready. */
const ADDRESS = /http:\/\/localhost:\d+/;

/** How a command ended. */
export interface EndedCommand {
  readonly code: number | null;
  /** What it printed, including errors. */
  readonly output: string;
}

/** A command that serves until it is stopped. */
export interface ServingCommand {
  readonly origin: string;
  /** Ends it like Ctrl-C. */
  readonly stop: () => Promise<void>;
}

/** Runs a command to its end, such as `npmRun('replay', 'trace.json')`. */
export const npmRun = (command: string, ...args: readonly string[]): Promise<EndedCommand> =>
  npmRunWith({}, command, ...args);

/** The same with further variables of the environment. */
export async function npmRunWith(
  env: Readonly<Record<string, string>>,
  command: string,
  ...args: readonly string[]
): Promise<EndedCommand> {
  const { child, output } = start(command, args, env);
  const [code] = await once(child, 'close');
  return { code, output: output() };
}

/**
 * Starts a command that serves, such as `npmServe('services')`, on a free port.
 *
 * @throws Error with what it printed if it ends before it prints its address
 */
export async function npmServe(command: string): Promise<ServingCommand> {
  const { child, output } = start(command, [], { PORT: '0' });
  const ended = once(child, 'close');
  const stop = async () => {
    // Signals npm, its shell and the program, like a terminal.
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
    await ended;
  };
  const origin = await new Promise<string | undefined>((resolve) => {
    child.stdout?.on('data', () => {
      const [address] = ADDRESS.exec(output()) ?? [];
      if (address !== undefined) resolve(address);
    });
    void ended.then(() => resolve(undefined));
  });
  if (origin === undefined) throw new Error(`npm run ${command} ended:\n${output()}`);
  return { origin, stop };
}

function start(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): { child: ChildProcess; output: () => string } {
  const child = spawn('npm', ['run', '--silent', command, '--', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const keep = (data: Buffer) => (output += data.toString('utf8'));
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return { child, output: () => output };
}
