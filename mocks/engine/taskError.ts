/**
 * What is wrong when a task fails:
 * - `invalid`: the input is incomplete, contradictory, or cannot be opened;
 * - `not-found`: the input has no such part;
 * - `too-large`: the input exceeds a size limit in bytes;
 * - `beyond-limits`: a number is out of range, or there are too many atoms, structures or levels of nesting;
 * - `failed`: the work itself did not succeed.
 */
export type TaskFailure = 'invalid' | 'not-found' | 'too-large' | 'beyond-limits' | 'failed';

/** A task's failure, with a message for the user. The caller decides how to report it. */
export class TaskError extends Error {
  constructor(
    readonly failure: TaskFailure,
    message: string,
  ) {
    super(message);
    this.name = 'TaskError';
  }
}
