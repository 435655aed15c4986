import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A Redis of its own, in a folder of its own. */
export interface RunningRedis {
  /** `redis://127.0.0.1:port`, the same after a restart. */
  readonly url: string;
  /** Process id of the server that runs now. */
  readonly pid: () => number;
  /** Ends it like a crash; what it has written is kept for `start`. */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port with what it has written. */
  readonly start: () => Promise<void>;
  /** Ends it and deletes its folder. */
  readonly stop: () => Promise<void>;
}

/** Whether this machine has a `redis-server`; without, tests that need one are skipped with a word. */
export const hasRedis = (): boolean =>
  spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

/** The title of tests that need Redis, which says why they are skipped where there is none. */
export const redisTitle = (title: string): string =>
  hasRedis() ? title : `${title} (skipped: no redis-server on this machine)`;

/** Starts a Redis that writes what it is told as the installation in docs/operations.md does. */
export async function startRedis(): Promise<RunningRedis> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marcus-redis-'));
  const port = await freePort();
  let server: ChildProcess;
  const start = async () => {
    server = await run(folder, port);
  };
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: () => server.pid ?? 0,
    kill,
    start,
    stop: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function run(folder: string, port: number): Promise<ChildProcess> {
  const settings = {
    port: String(port),
    bind: '127.0.0.1',
    dir: folder,
    appendonly: 'yes',
    appendfsync: 'everysec',
    save: '',
    'maxmemory-policy': 'noeviction',
  };
  const server = spawn(
    'redis-server',
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (data: Buffer) => {
      output += String(data);
      if (output.includes('Ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`redis-server did not start:\n${output}`)));
  });
  return server;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
