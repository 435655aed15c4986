import type { TaskBody } from '../../../services/tasks/testing/taskRunnerContract';
import type { StartWorker } from '../lane';
import { PROBE_TASK, toErrorRecord } from '../workerMessages';

/** Workers in this process that do `body` in each task's place. */
export const workersOf =
  (body: TaskBody): StartWorker =>
  ({ ready, reply }) => {
    let isOver = false;
    queueMicrotask(() => {
      if (!isOver) ready();
    });
    return {
      post: ({ id, task, input }) => {
        const done = task === PROBE_TASK ? Promise.resolve(null) : body(task, input);
        done.then(
          (result) => isOver || reply({ id, ok: true, result }),
          (error: unknown) => isOver || reply({ id, ok: false, error: toErrorRecord(error) }),
        );
      },
      hold: () => undefined,
      terminate: () => {
        isOver = true;
      },
    };
  };
