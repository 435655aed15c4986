import { parentPort } from 'node:worker_threads';
import { TaskError } from './taskError';
import { areaOf, taskAreas } from './taskRegistry';
import { transferablesOf } from './transferables';
import { toErrorRecord, type TaskReply, type TaskRequest } from './workerMessages';

/** Thread entry of the worker pool: runs the tasks it is sent, one after the other. */
if (!parentPort) throw new Error('worker.ts runs as a worker thread only');
const port = parentPort;

port.on('message', (request: TaskRequest) => {
  void answer(request);
});

async function answer({ id, task, input }: TaskRequest): Promise<void> {
  try {
    const run = await findTask(task);
    const result = await run(input);
    const reply: TaskReply = { id, ok: true, result };
    port.postMessage(reply, transferablesOf(result));
  } catch (error) {
    const reply: TaskReply = { id, ok: false, error: toErrorRecord(error) };
    port.postMessage(reply);
  }
}

async function findTask(task: string): Promise<(input: unknown) => unknown> {
  const area = areaOf(task);
  if (Object.hasOwn(taskAreas, area)) {
    const load: () => Promise<object> = taskAreas[area as keyof typeof taskAreas];
    const tasks = await load();
    const name = task.slice(area.length + 1);
    const run: unknown = Object.hasOwn(tasks, name) ? Reflect.get(tasks, name) : undefined;
    // The pool's types tie task names to inputs; across the thread border they cannot be seen.
    if (typeof run === 'function') return run as (input: unknown) => unknown;
  }
  throw new TaskError(500, `There is no task named ${task}`);
}
