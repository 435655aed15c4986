import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A start compiles the TypeScript sources; on a loaded machine of two cores that takes a while. */
const START_LIMIT_MS = 60_000;

export interface RunningServices {
  /** `http://127.0.0.1:{port}`, no slash at the end. */
  readonly url: string;
  readonly wsUrl: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the local services as a process of their own on a free port, for tests over real HTTP.
 *
 * @param env settings beside the process's own, such as `MARCUS_FAULTS: '1'`
 */
export async function startServices(
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServices> {
  // The IPC channel lets the services end themselves when the test process dies.
  const child = spawn(process.execPath, ['--import', 'tsx', 'mocks/server.ts'], {
    env: { ...process.env, PORT: '0', OPENAI_API_KEY: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const address = `127.0.0.1:${await portOf(child)}`;
  return {
    url: `http://${address}`,
    wsUrl: `ws://${address}`,
    stop: async () => {
      if (child.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function portOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
    const read = (data: Buffer) => {
      output += String(data);
      const port = /listening on http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port === undefined) return;
      clearTimeout(timer);
      resolve(port);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`The services did not start:\n${output}`));
    });
  });
}
