import type { TaskInput, TaskName } from '../../../engine/tasks/taskRegistry';
import { ProgramAwaited } from '../../../services/tasks/programAwaited';
import type { TaskOptions, TaskRunner } from '../../../services/tasks/taskRunner';
import { PART_NAMES } from './engineParts';
import { missingPartOf } from './partMissing';
import type { PartStore } from './partStore';

/** A runner that fetches what a task finds missing, and runs it again: the download takes none of its time. */
export function runWithParts(runner: TaskRunner, parts: Pick<PartStore, 'obtain'>): TaskRunner {
  return {
    run: async <Name extends TaskName>(
      name: Name,
      input: TaskInput<Name>,
      options: TaskOptions,
    ) => {
      for (let missing = 0; ; missing += 1) {
        try {
          return await runner.run(name, input, options);
        } catch (error) {
          const part = missingPartOf(error);
          if (part === undefined || missing === PART_NAMES.length) throw error;
          // Not even begun here: it would delay the parts that work in progress does wait for.
          if (options.unlessAwaited) throw new ProgramAwaited();
          await parts.obtain(part, options.signal);
        }
      }
    },
    probe: () => runner.probe(),
    rest: () => runner.rest(),
    close: () => runner.close(),
  };
}
