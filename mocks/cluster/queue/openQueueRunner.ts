import { randomUUID } from 'node:crypto';
import { areaOf, shortTaskAreas, type TaskName } from '../../engine/tasks/taskRegistry';
import { keptFor } from '../../services/tasks/keptFor';
import type { TaskRunner } from '../../services/tasks/taskRunner';
import { openQueueConnection } from '../redis/queueConnection';
import { reportUnreachable } from '../redis/reportUnreachable';
import { Admission } from './admission';
import { AnswerChannel } from './answerChannel';
import { CachedBlobs } from './blobs';
import { EngineBoard } from './engineBoard';
import { cancelChannel } from './cancelledJobs';
import { FolderBlobs } from './folderBlobs';
import { NodeQueues } from './nodeQueues';
import { queueNames, type QueueNames } from './queueNames';
import { QueueRunner } from './queueRunner';
import type { QueueSettings } from './queueSettings';

/** Longer than a restart of Redis, after which a task that was asked for meanwhile goes on. */
const ADMISSION_MS = 10_000;

/** How long the workers' engines are believed, in ms: every reading asks which there are. */
const ENGINES_MS = 5_000;

/** Short chemistry costs less than its way through Redis; whether this machine can paint only it can tell. */
const isQueuedByDefault = (task: TaskName): boolean =>
  !shortTaskAreas.has(areaOf(task)) && task !== 'documents.checkRendering';

export interface QueueRunnerOptions {
  /** Runs what the queue does not. */
  readonly local: TaskRunner;
  readonly isQueued?: (task: TaskName) => boolean;
  readonly names?: QueueNames;
  /** How often answers that did not come are asked for, in ms. */
  readonly catchUpMs?: number;
  /** How long Redis may take to let a task in, in ms. */
  readonly admissionMs?: number;
  /** Told once that Redis cannot be reached. */
  readonly onTrouble?: (message: string) => void;
}

/** A node's task runner over the queue in Redis; resolves when it can be answered. */
export async function openQueueRunner(
  settings: QueueSettings,
  options: QueueRunnerOptions,
): Promise<QueueRunner> {
  const { local, isQueued = isQueuedByDefault, names = queueNames(), onTrouble } = options;
  const files = await FolderBlobs.open(settings.filesFolder);
  const redis = openQueueConnection(settings.redisUrl, onTrouble && reportUnreachable(onTrouble));
  const queues = new NodeQueues(redis, names);
  const node = randomUUID();
  const listener = openQueueConnection(settings.redisUrl);
  const board = new EngineBoard(redis, names);
  const answers = new AnswerChannel(listener, queues, names, node, options.catchUpMs);
  await answers.open();
  return new QueueRunner({
    local,
    isQueued,
    queues,
    answers,
    node,
    admission: new Admission(redis, names),
    engines: keptFor(ENGINES_MS, () => board.list()).get,
    // A node reads results once; what it puts it holds itself.
    blobs: new CachedBlobs(files, 0),
    limits: settings,
    admissionMs: options.admissionMs ?? ADMISSION_MS,
    cancel: async (id) => void (await redis.publish(cancelChannel(names), id)),
    disconnect: async () => {
      files.close();
      answers.close();
      await queues.close().catch(() => undefined);
      redis.disconnect();
    },
  });
}
