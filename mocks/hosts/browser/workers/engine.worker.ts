import { taskFinder } from '../../workers/findTask';
import { toErrorRecord, WORKER_READY, type TaskRequest } from '../../workers/workerMessages';
import { browserPorts } from '../browserPorts';
import { receiveList } from '../lists/receivedLists';
import { receivePart } from '../parts/receivedParts';
import { transferablesOf } from './transferables';
import type { ToEngineWorker } from './engineMessages';

/** Entry of a worker of the engine: runs the tasks it is sent, one after the other. */
const findTask = taskFinder(browserPorts);

/** Nothing here waits for another program: a task that is given up ends with its worker. */
const { signal } = new AbortController();

self.addEventListener('message', ({ data }: MessageEvent<ToEngineWorker>) => {
  if (data.kind === 'part') receivePart(data.name, data.files);
  else if (data.kind === 'list') receiveList(data.name, data.file);
  else if (data.kind === 'task') void answer(data.request);
});
self.postMessage(WORKER_READY);

async function answer({ id, task, input }: TaskRequest): Promise<void> {
  try {
    const run = await findTask(task);
    const result = await run(input, signal);
    self.postMessage({ id, ok: true, result }, { transfer: transferablesOf(result) });
  } catch (error) {
    self.postMessage({ id, ok: false, error: toErrorRecord(error) });
  }
}
