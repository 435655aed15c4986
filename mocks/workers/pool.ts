import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { SHORT_TASK_LIMIT_MS, areaOf, shortTaskAreas } from './taskRegistry';
import type { TaskInput, TaskName, TaskResult } from './taskRegistry';
import { TaskScheduler, type StartThread, type TaskOptions } from './taskScheduler';

export interface WorkerPool {
  /**
   * Runs a task on a worker thread.
   *
   * Rejects with the task's own error (a `TaskError` keeps its status), with the signal's reason
   * after an abort, with a `TaskError` 504 after `timeoutMs` and 500 when the thread died.
   */
  run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    options?: TaskOptions,
  ): Promise<TaskResult<Name>>;
  /** Ends all threads; tasks under way and waiting are rejected with 503. */
  close(): void;
}

/** One thread for each core but the one of the event loop; two at least, for two lanes of recognition. */
const defaultSize = () => Math.max(2, availableParallelism() - 1);

/** @param options.size threads for long tasks; one more is kept for the short ones */
export function createWorkerPool(options: { readonly size?: number } = {}): WorkerPool {
  const isShort = (task: string) => shortTaskAreas.has(areaOf(task));
  const size = options.size ?? defaultSize();
  const scheduler = new TaskScheduler({ size, isShort, startThread });
  return {
    // The registry ties the name to the result; the scheduler and the thread know unknowns only.
    run: <Name extends TaskName>(name: Name, input: TaskInput<Name>, taskOptions?: TaskOptions) => {
      const limit = isShort(name) ? { timeoutMs: SHORT_TASK_LIMIT_MS } : {};
      const result = scheduler.run(name, input, { ...limit, ...taskOptions });
      return result as Promise<TaskResult<Name>>;
    },
    close: () => scheduler.close(),
  };
}

/**
 * tsx given as `--import` in a worker's execArgv has no effect under Node 20, so the thread
 * registers it by its API before it loads the TypeScript entry.
 */
const bootstrap = (entry: URL) =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(entry.href)}); })`;

const startThread: StartThread = ({ reply, stopped }) => {
  const entry = new URL('./worker.ts', import.meta.url);
  const worker = new Worker(bootstrap(entry), { eval: true, execArgv: [] });
  let reported = false;
  const stopOnce = (reason: string) => {
    if (!reported) stopped(reason);
    reported = true;
  };
  worker.on('message', reply);
  worker.on('error', (error) => stopOnce(error.message));
  worker.on('exit', (code) => stopOnce(`exit code ${code}`));
  return {
    post: (request) => worker.postMessage(request),
    hold: (alive) => (alive ? worker.ref() : worker.unref()),
    terminate: () => {
      reported = true;
      void worker.terminate();
    },
  };
};
