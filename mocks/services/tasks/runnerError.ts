/** A failure of the task runner rather than of a task; `status` is the answer's HTTP status. */
export class RunnerError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'RunnerError';
  }
}
