import type { StartWorker, WorkerEvents } from '../lane';
import type { TaskRequest } from '../workerMessages';

export interface FakeWorker extends WorkerEvents {
  readonly requests: TaskRequest[];
  held: boolean;
  terminated: boolean;
}

/**
 * Workers that send messages when the test tells them to.
 *
 * @param comesUp whether the worker with this zero-based number reports ready without being told to
 */
export function fakeWorkers(comesUp: (index: number) => boolean = () => true) {
  const workers: FakeWorker[] = [];
  const startWorker: StartWorker = (events) => {
    const worker: FakeWorker = { requests: [], held: true, terminated: false, ...events };
    const index = workers.push(worker) - 1;
    if (comesUp(index)) queueMicrotask(events.ready);
    return {
      post: (request) => {
        if (request.input === 'uncloneable') throw new Error('could not be cloned');
        worker.requests.push(request);
      },
      hold: (alive) => (worker.held = alive),
      terminate: () => (worker.terminated = true),
    };
  };
  const finish = (index: number, result: unknown = 'done') => {
    const id = workers[index]!.requests.at(-1)!.id;
    workers[index]!.reply({ id, ok: true, result });
  };
  return { workers, startWorker, finish };
}
