/**
 * Starts the commands of package.json as a user does: through npm, in the repository's root, each in a process
 * of its own.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** What a program says of its address once it answers. */
const ADDRESS = /http:\/\/localhost:\d+/;

/** How a command ended. */
export interface EndedCommand {
  readonly code: number | null;
  /** What it printed, errors included. */
  readonly output: string;
}

/** A command that serves until it is stopped. */
export interface ServingCommand {
  readonly origin: string;
  /** Ends it as Ctrl-C does. */
  readonly stop: () => Promise<void>;
}

/** Runs a command to its end, such as `npmRun('replay', 'trace.json')`. */
export async function npmRun(command: string, ...args: readonly string[]): Promise<EndedCommand> {
  const { child, output } = start(command, args, {});
  const [code] = await once(child, 'close');
  return { code, output: output() };
}

/**
 * Starts a command that serves, such as `npmServe('services')`, on a free port.
 *
 * @throws Error with what it printed when it ends before it names its address
 */
export async function npmServe(command: string): Promise<ServingCommand> {
  const { child, output } = start(command, [], { PORT: '0' });
  const ended = once(child, 'close');
  const stop = async () => {
    // npm, the shell that it starts, and the program, as a terminal tells all of them.
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
