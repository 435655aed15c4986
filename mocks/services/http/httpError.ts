/** A failure answered as `{"detail": message}`, plus `error_code` if it has one. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code?: string,
    /** Seconds after which asking again makes sense. */
    readonly retryAfterS?: number,
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

/**
 * The error of work whose client disconnected before it was done. The answer is not read by anyone; 499 is the
 * status that nginx logs for such calls.
 */
export const clientHasGoneAway = (): HttpError => new HttpError(499, 'The client has gone away');

/** One complaint about a request, in FastAPI's format. */
export interface ValidationIssue {
  readonly type: string;
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly input: unknown;
  readonly ctx?: Readonly<Record<string, unknown>>;
}

/** A request with missing fields or fields of the wrong type: answered with 422, `detail` is a list. */
export class ValidationError extends Error {
  readonly status = 422;

  constructor(readonly issues: readonly ValidationIssue[]) {
    super('The request is not valid');
    this.name = 'ValidationError';
  }
}
