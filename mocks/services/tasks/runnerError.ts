/** A failure of the task runner rather than of a task; `status` is the answer's HTTP status. */
export class RunnerError extends Error {
  /** @param retryAfterS seconds after which asking again may help, if the runner can tell */
  constructor(
    readonly status: number,
    message: string,
    readonly retryAfterS?: number,
  ) {
    super(message);
    this.name = 'RunnerError';
  }
}
