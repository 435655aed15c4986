import { startProgram } from '../../mocks/testing/startProgram';

/** Seats of services that others use, too (docs/requirements/session.md S9.1). */
export const SEATS = 3;

/** What an environment sets that others than this machine's user upload to. */
const SHARED = {
  MARCUS_READ_BY_ITSELF: 'off',
  MARCUS_SEATS: String(SEATS),
  MARCUS_MAX_UPLOAD_MB: '10',
};

/** The application with its services, in a process that belongs to one file of tests. */
export interface OwnServices {
  readonly origin: string;
  /** Ends the process like a crash. */
  readonly kill: () => Promise<void>;
  /** Restarts it on the same port. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Joins `count` times without a browser; returns the sessions' ids in order. */
  readonly join: (count: number) => Promise<string[]>;
  readonly leave: (sessionId: string) => Promise<void>;
  readonly queue: () => Promise<QueueFigures>;
  /** Sets a fault of the switchboard, or an action against sessions. */
  readonly drill: (fault: object) => Promise<void>;
  /** Ends every session and clears every fault. */
  readonly reset: () => Promise<void>;
}

export interface QueueFigures {
  readonly active_sessions: number;
  readonly waiting_queue_length: number;
}

/** What is used of the answers about sessions. */
interface SessionAnswer {
  readonly session: { readonly session_id: string };
  readonly queue_status: QueueFigures;
}

/**
 * With the limits of services that others use, too; articles are only read when a test asks for it.
 *
 * @param env settings, such as `MARCUS_SESSION_IDLE_MS`
 */
export async function startOwnServices(
  env: Readonly<Record<string, string>> = {},
): Promise<OwnServices> {
  const start = (port: number) =>
    startProgram({
      program: 'mocks/hosts/node/serve.ts',
      env: { ...SHARED, ...env, PORT: String(port), MARCUS_FAULTS: '1' },
    });
  let running = await start(0);
  const { port } = running;
  const origin = `http://127.0.0.1:${port}`;
  const call = async (method: string, path: string, body?: object): Promise<SessionAnswer> => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      ...(body && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return response.json() as Promise<SessionAnswer>;
  };
  return {
    origin,
    kill: () => running.kill(),
    restart: async () => {
      running = await start(port);
      if (running.port !== port) throw new Error(`Port ${port} was taken meanwhile`);
    },
    stop: () => running.stop(),
    join: async (count) => {
      const ids: string[] = [];
      while (ids.length < count) {
        ids.push((await call('POST', '/session/create')).session.session_id);
      }
      return ids;
    },
    leave: async (sessionId) => void (await call('DELETE', `/session/remove/${sessionId}`)),
    queue: async () => (await call('GET', '/session/queue')).queue_status,
    drill: async (fault) => void (await call('POST', '/faults', fault)),
    reset: async () => {
      await call('DELETE', '/faults');
      await call('POST', '/session/reset');
    },
  };
}
