import { TaskError } from '../../engine/taskError';
import type { EnginePorts } from '../../engine/tasks/enginePorts';
import { areaOf, taskAreas } from '../../engine/tasks/taskRegistry';
import { PROBE_TASK } from './workerMessages';

type RunTask = (input: unknown, signal: AbortSignal) => unknown;

/** Finds tasks by their names; an area is loaded by the first task of it, and keeps what it has loaded. */
export function taskFinder(ports: EnginePorts): (task: string) => Promise<RunTask> {
  const loaded = new Map<string, Promise<object>>();
  return async (task) => {
    if (task === PROBE_TASK) return () => null;
    const area = areaOf(task);
    if (Object.hasOwn(taskAreas, area)) {
      const load: (ports: EnginePorts) => Promise<object> =
        taskAreas[area as keyof typeof taskAreas];
      const loading = loaded.get(area) ?? load(ports);
      loaded.set(area, loading);
      // A file that could not be fetched may come the next time.
      loading.catch(() => loaded.delete(area));
      const tasks = await loading;
      const name = task.slice(area.length + 1);
      const run: unknown = Object.hasOwn(tasks, name) ? Reflect.get(tasks, name) : undefined;
      // The runner's types tie task names to inputs; across the border to a worker they cannot be seen.
      if (typeof run === 'function') return run as RunTask;
    }
    throw new TaskError('failed', `There is no task named ${task}`);
  };
}
