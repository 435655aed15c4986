import { randomUUID } from 'node:crypto';
import type { ClusterSettings } from '../../services/clusterSettings';
import {
  describeAll,
  NO_ENGINES,
  type ExternalEngines,
} from '../../services/routes/ocsr/externalEngines';
import type { TaskRunner } from '../../services/tasks/taskRunner';
import { openQueueConnection } from '../redis/queueConnection';
import { Admission } from './admission';
import { CachedBlobs } from './blobs';
import { FolderBlobs } from './folderBlobs';
import { EngineBoard } from './engineBoard';
import { queueNames, type CommonKind, type QueueNames } from './queueNames';
import { QueueWorker, type StalledTimes } from './queueWorker';
import type { WorkerObserver } from './workerObserver';

/** Bytes of articles and pictures that stay in a worker's memory, for the next drawing of the same article. */
const CACHED_BYTES = 64 * 1024 * 1024;

export interface QueueWorkerOptions {
  readonly pool: TaskRunner;
  readonly size: number;
  readonly names?: QueueNames;
  readonly times?: StalledTimes;
  readonly observer?: WorkerObserver;
  /** The engines that this worker has, and offers to all nodes. */
  readonly engines?: ExternalEngines;
}

export interface OpenedWorker {
  /** Takes no more jobs; resolves when its own have ended. */
  readonly close: () => Promise<void>;
  /** Tasks of all nodes that wait, by kind. */
  readonly depth: () => Promise<Record<CommonKind, number>>;
}

/** Starts to take jobs; resolves when it does. */
export async function openQueueWorker(
  settings: ClusterSettings,
  { names = queueNames(), engines = NO_ENGINES, ...options }: QueueWorkerOptions,
): Promise<OpenedWorker> {
  const files = await FolderBlobs.open(settings.filesFolder);
  const connect = () => openQueueConnection(settings.redisUrl, options.observer?.failing);
  const redis = connect();
  const connections = [redis];
  const admission = new Admission(redis, names);
  const own = await engines.list();
  const worker = new QueueWorker({
    ...options,
    engines: own.map(({ id }) => id),
    names,
    connect: () => {
      const connection = connect();
      connections.push(connection);
      return connection;
    },
    admission,
    blobs: new CachedBlobs(files, CACHED_BYTES),
  });
  await worker.ready();
  const board = new EngineBoard(redis, names);
  const describe = () => describeAll(own);
  const withdraw = own.length === 0 ? undefined : await board.announce(randomUUID(), describe);
  return {
    depth: () => admission.depth(),
    close: async () => {
      await withdraw?.();
      await worker.close();
      files.close();
      for (const connection of connections) connection.disconnect();
    },
  };
}
