/** A failure of what runs the tasks, not of a task; `status` is that of the answer. */
export class RunnerError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'RunnerError';
  }
}
