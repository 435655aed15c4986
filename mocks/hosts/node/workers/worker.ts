import { nodePorts } from '../nodePorts';
import { startMemoryReport } from './memoryReport';
import { memoryTidier } from './tidyMemory';
import { taskFinder } from '../../workers/findTask';
import {
  CANCEL,
  CANCEL_MS,
  toErrorRecord,
  WORKER_READY,
  type TaskRequest,
  type WorkerMessage,
} from '../../workers/workerMessages';

/** Entry of a worker process: runs the tasks it is sent, one after the other. */
const tell = (message: WorkerMessage) => {
  if (process.connected) process.send?.(message);
};

const findTask = taskFinder(nodePorts);
const tidyMemory = memoryTidier({
  resident: () => process.memoryUsage.rss(),
  collect: () => globalThis.gc?.(),
});

/** Aborted when the worker is to end. */
const ending = new AbortController();
let underWay: Promise<void> = Promise.resolve();

process.on('message', (message: TaskRequest | typeof CANCEL) => {
  if (message === CANCEL) return void end();
  underWay = answer(message);
});
process.on('disconnect', () => void end());
// Ctrl-C in a terminal reaches the whole group; it is the services' own process that ends workers.
process.on('SIGINT', () => undefined);
startMemoryReport();
tell(WORKER_READY);

/** Ends the program that a task waits for, and then this worker. */
async function end(): Promise<void> {
  ending.abort(new Error('The work was given up'));
  await Promise.race([underWay, new Promise((late) => setTimeout(late, CANCEL_MS))]);
  process.exit();
}

async function answer({ id, task, input }: TaskRequest): Promise<void> {
  try {
    const run = await findTask(task);
    tell({ id, ok: true, result: await run(input, ending.signal) });
  } catch (error) {
    tell({ id, ok: false, error: toErrorRecord(error) });
  } finally {
    tidyMemory();
  }
}
