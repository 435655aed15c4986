import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProgram, type RunningProgram } from './startProgram';
import { startRedis, type RunningRedis } from './redisServer';

export interface RunningNode extends RunningProgram {
  /** `http://127.0.0.1:{port}`, without a trailing slash. */
  readonly url: string;
  readonly wsUrl: string;
}

/** Services on several nodes that share a Redis and a folder of their own. */
export interface RunningCluster {
  readonly redis: RunningRedis;
  /** Settings that nodes and workers have in common. */
  readonly shared: Readonly<Record<string, string>>;
  readonly startNode: (env?: Readonly<Record<string, string>>) => Promise<RunningNode>;
  /** Folders of sessions that are left. */
  readonly foldersLeft: () => number;
  /** Ends all nodes and Redis, and deletes the folder. */
  readonly stop: () => Promise<void>;
}

/** @param program of a node; see `startProgram` */
export async function startCluster(
  program = 'mocks/hosts/node/server.ts',
): Promise<RunningCluster> {
  const redis = await startRedis();
  const folder = await mkdtemp(path.join(tmpdir(), 'marcus-cluster-'));
  const nodes: RunningNode[] = [];
  const shared = { MARCUS_REDIS_URL: redis.url, MARCUS_FILES: folder };
  const startNode = async (env: Readonly<Record<string, string>> = {}) => {
    const running = await startProgram({ program, env: { PORT: '0', ...shared, ...env } });
    const address = `127.0.0.1:${running.port}`;
    const node = { ...running, url: `http://${address}`, wsUrl: `ws://${address}` };
    nodes.push(node);
    return node;
  };
  const sessions = path.join(folder, 'sessions');
  return {
    redis,
    shared,
    startNode,
    foldersLeft: () => (existsSync(sessions) ? readdirSync(sessions).length : 0),
    stop: async () => {
      await Promise.all(nodes.map((node) => node.stop()));
      await redis.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
