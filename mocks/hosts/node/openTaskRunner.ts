import type { ExternalDescription } from '../../services/routes/ocsr/externalEngines';
import type { TaskRunner } from '../../services/tasks/taskRunner';
import type { QueueDepth } from '../../cluster/operation/openOperation';
import { readQueueSettings } from '../../cluster/queue/queueSettings';
import { createWorkerPool, type PoolOptions } from './workers/pool';

/** For what a node with a queue does itself: one worker for short tasks, and one to check this machine. */
const NODE_SIZE = 1;

export interface OpenedRunner {
  readonly runner: TaskRunner;
  /** The engines of the workers of all machines; none without a queue. */
  readonly engines: () => Promise<readonly ExternalDescription[]>;
  /** Tasks that wait in the queue of all nodes; null without one. */
  readonly depth: QueueDepth | null;
  /** Resolves when the runner, having been closed, has let go of the queue. */
  readonly left: () => Promise<void>;
}

/**
 * What runs the tasks: worker processes of this machine, or with `MARCUS_POOL=queue` the workers of all
 * machines. The packages that the queue needs are loaded only then.
 *
 * @param onTrouble told once that Redis cannot be reached
 */
export async function openTaskRunner(
  env: Readonly<Record<string, string | undefined>>,
  workers: PoolOptions,
  onTrouble: (message: string) => void,
): Promise<OpenedRunner> {
  const settings = readQueueSettings(env);
  if (settings === null) {
    const runner = createWorkerPool(workers);
    return { runner, engines: async () => [], depth: null, left: async () => undefined };
  }
  const { openQueueRunner } = await import('../../cluster/queue/openQueueRunner');
  const local = createWorkerPool({ ...workers, size: NODE_SIZE });
  const runner = await openQueueRunner(settings, { local, onTrouble });
  return {
    runner,
    engines: () => runner.engines(),
    depth: () => runner.depth(),
    left: () => runner.left(),
  };
}
