import type { TaskOptions } from '../../services/tasks/taskRunner';
import type { TaskRequest } from './workerMessages';

/** A task that waits or runs, with the two ends of its promise. */
export interface Job extends Partial<TaskOptions> {
  readonly request: TaskRequest;
  readonly short: boolean;
  /** When it is served among the tasks of its kind that wait; the lowest first. */
  turn: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** Memory ran short while it ran: it runs again while no other long task does, in a worker of its own. */
  alone?: boolean;
}

/** A job and the promise of its outcome. */
export function createJob(
  request: TaskRequest,
  { short, turn }: Pick<Job, 'short' | 'turn'>,
  options: Partial<TaskOptions> = {},
): { readonly job: Job; readonly outcome: Promise<unknown> } {
  let resolve: (result: unknown) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const outcome = new Promise<unknown>((onResult, onError) => {
    resolve = onResult;
    reject = onError;
  });
  return { job: { ...options, request, short, turn, resolve, reject }, outcome };
}
