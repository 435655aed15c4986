import type { TaskRunner } from '../../services/tasks/taskRunner';
import { readQueueSettings } from './queue/queueSettings';
import { createWorkerPool, type PoolOptions } from './workers/pool';

/** For what a node with a queue does itself: one worker for short tasks, and one to check this machine. */
const NODE_SIZE = 1;

/**
 * What runs the tasks: worker processes of this machine, or with `MARCUS_POOL=queue` the workers of all
 * machines. The packages that the queue needs are loaded only then.
 */
export async function openTaskRunner(
  env: Readonly<Record<string, string | undefined>>,
  workers: PoolOptions = {},
): Promise<TaskRunner> {
  const settings = readQueueSettings(env);
  if (settings === null) return createWorkerPool(workers);
  const { openQueueRunner } = await import('./queue/openQueueRunner');
  const local = createWorkerPool({ ...workers, size: NODE_SIZE });
  return openQueueRunner(settings, { local, onRedisError: tellOnce() });
}

/** Redis is asked for many times while it is away; one line says so. */
export function tellOnce(print: (line: string) => void = console.error) {
  let told = '';
  return (message: string): void => {
    if (message === told) return;
    told = message;
    print(`Redis cannot be reached: ${message}`);
  };
}
