import type { EnginePorts } from '../../../engine/tasks/enginePorts';
import { nodePorts } from '../nodePorts';
import { startMemoryReport } from './memoryReport';
import { TaskError } from '../../../engine/taskError';
import { areaOf, taskAreas } from '../../../engine/tasks/taskRegistry';
import {
  PROBE_TASK,
  toErrorRecord,
  WORKER_READY,
  type TaskRequest,
  type WorkerMessage,
} from './workerMessages';

/** Entry point of a worker process: runs the tasks it receives, one after the other. */
const tell = (message: WorkerMessage) => process.send?.(message);

process.on('message', (request: TaskRequest) => {
  void answer(request);
});
process.on('disconnect', () => process.exit());
// Ctrl-C in a terminal reaches the whole process group; workers are ended by the services' own process.
process.on('SIGINT', () => undefined);
startMemoryReport();
tell(WORKER_READY);

async function answer({ id, task, input }: TaskRequest): Promise<void> {
  try {
    const run = await findTask(task);
    tell({ id, ok: true, result: await run(input) });
  } catch (error) {
    tell({ id, ok: false, error: toErrorRecord(error) });
  } finally {
    collectGarbage();
  }
}

/** Bytes of memory beyond which a worker collects garbage after a task. */
const TIDY_BEYOND = 200 * 1024 * 1024;

/**
 * V8 delays collecting objects that it thinks are small, such as the handle of a canvas of 35 MB: after a few
 * pages a worker would take twice the memory it needs.
 */
function collectGarbage(): void {
  if (process.memoryUsage.rss() > TIDY_BEYOND) globalThis.gc?.();
}

/** Created once: an area keeps what it has loaded. */
const loaded = new Map<string, Promise<object>>();

async function findTask(task: string): Promise<(input: unknown) => unknown> {
  if (task === PROBE_TASK) return () => null;
  const area = areaOf(task);
  if (Object.hasOwn(taskAreas, area)) {
    const load: (ports: EnginePorts) => Promise<object> = taskAreas[area as keyof typeof taskAreas];
    const loading = loaded.get(area) ?? load(nodePorts);
    loaded.set(area, loading);
    const tasks = await loading;
    const name = task.slice(area.length + 1);
    const run: unknown = Object.hasOwn(tasks, name) ? Reflect.get(tasks, name) : undefined;
    // The pool's types tie task names to inputs, but types don't cross process boundaries.
    if (typeof run === 'function') return run as (input: unknown) => unknown;
  }
  throw new TaskError('failed', `There is no task named ${task}`);
}
