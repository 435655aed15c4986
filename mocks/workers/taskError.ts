/** A failure that the HTTP layer answers as it stands: `status` and `{"detail": message}`. */
export class TaskError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'TaskError';
  }
}
