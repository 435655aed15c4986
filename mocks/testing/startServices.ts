import { startProgram } from './startProgram';

export interface RunningServices {
  /** `http://127.0.0.1:{port}`, without a trailing slash. */
  readonly url: string;
  readonly wsUrl: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the local services as a separate process on a free port, for tests over real HTTP.
 *
 * @param env settings in addition to the process's own, such as `MARCUS_FAULTS: '1'`
 */
export async function startServices(
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServices> {
  const { port, stop } = await startProgram({
    program: 'mocks/hosts/node/server.ts',
    env: { PORT: '0', ...env },
  });
  const address = `127.0.0.1:${port}`;
  return { url: `http://${address}`, wsUrl: `ws://${address}`, stop };
}
