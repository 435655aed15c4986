import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import * as v from 'valibot';
import type { TaskQueue } from './entry';
import { MAX_UPLOAD_MB } from './headlessConfig';

/** Of `GET /health/lanes`. */
const healthSchema = v.object({
  lanes: v.array(v.object({ lane: v.string(), state: v.string() })),
});

/** Printed once they listen. */
const ADDRESS = /http:\/\/localhost:(\d+)/;

/** Milliseconds; a busy machine takes a while to compile them. */
const START_LIMIT_MS = 120_000;

/** Milliseconds for closing; they end by themselves within five seconds. */
const STOP_LIMIT_MS = 10_000;

/** Characters of what they printed that are kept to be told. */
const KEPT_OUTPUT = 4_000;

/** The services of this project, in a process of their own. */
export interface OwnServices {
  readonly url: string;
  /** Resolves if they end before they are stopped, with what they said last. */
  readonly died: Promise<string>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the services on a free port that only this machine reaches. They end with this process, however that ends:
 * they notice that the channel to it is closed.
 *
 * @param root of the repository
 * @param queue whose workers do the long tasks
 * @throws Error with what they printed if they do not start
 */
export async function startOwnServices(root: string, queue?: TaskQueue): Promise<OwnServices> {
  // In a group of its own: Ctrl-C is this process's to handle.
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join('mocks', 'hosts', 'node', 'server.ts')],
    {
      cwd: root,
      env: environment(queue),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    },
  );
  let output = '';
  const keep = (data: Buffer) => (output = `${output}${data.toString('utf8')}`.slice(-KEPT_OUTPUT));
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const died = once(child, 'close').then(() => output.trim());
  const port = await portOf(child, () => output, died);
  const services = { url: `http://127.0.0.1:${port}`, died, stop: () => stop(child, died) };
  if (queue && !(await hasWorkers(services.url))) {
    await services.stop();
    throw new Error('No worker takes tasks from the queue. One is started by: npm run worker');
  }
  return services;
}

/** Tasks would wait for one, and fail one after the other. */
async function hasWorkers(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/health/lanes`);
  const health = v.parse(healthSchema, await answer.json());
  return health.lanes.some(({ lane, state }) => lane === 'queue' && state !== 'down');
}

/** Nothing of an installation that others share, but for the queue. */
function environment(queue: TaskQueue | undefined): NodeJS.ProcessEnv {
  const {
    MARCUS_REDIS_URL: _redis,
    MARCUS_FILES: _files,
    MARCUS_POOL: _pool,
    MARCUS_FAULTS: _faults,
    ...env
  } = process.env;
  return {
    ...env,
    ...{ PORT: '0', HOST: '127.0.0.1', MARCUS_SEATS: 'none', MARCUS_RATE_LIMITS: 'off' },
    MARCUS_MAX_UPLOAD_MB: String(MAX_UPLOAD_MB),
    ...(queue && {
      ...{ MARCUS_POOL: 'queue', MARCUS_REDIS_URL: queue.redisUrl, MARCUS_FILES: queue.folder },
      // Without seats, these would give those of the others away.
      MARCUS_SESSIONS: 'own',
    }),
  };
}

async function portOf(
  child: ChildProcess,
  output: () => string,
  died: Promise<string>,
): Promise<string> {
  const timer = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
  const listening = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const [, port] = ADDRESS.exec(output()) ?? [];
      if (port !== undefined) resolve(port);
    });
  });
  const port = await Promise.race([listening, died.then(() => undefined)]);
  clearTimeout(timer);
  if (port === undefined) throw new Error(`The services did not start:\n${output()}`);
  return port;
}

async function stop(child: ChildProcess, died: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
  await died;
  clearTimeout(timer);
}
