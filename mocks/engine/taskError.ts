/**
 * What is wrong when a task fails:
 * - `invalid`: the input lacks something, contradicts itself or cannot be opened;
 * - `not-found`: the input has no such part;
 * - `too-large`: more bytes than are read;
 * - `beyond-limits`: a number outside its range, or more atoms, structures or nesting than are read;
 * - `failed`: the work itself did not succeed.
 */
export type TaskFailure = 'invalid' | 'not-found' | 'too-large' | 'beyond-limits' | 'failed';

/** A failure of a task, its message in words for the user. Whoever asked decides how it is told. */
export class TaskError extends Error {
  constructor(
    readonly failure: TaskFailure,
    message: string,
  ) {
    super(message);
    this.name = 'TaskError';
  }
}
