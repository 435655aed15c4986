/** A failure that is answered as `{"detail": message}`, with `error_code` where it has one. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code?: string,
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

/** One complaint about a request, in the shape FastAPI gives them. */
export interface ValidationIssue {
  readonly type: string;
  readonly loc: readonly (string | number)[];
  readonly msg: string;
  readonly input: unknown;
  readonly ctx?: Readonly<Record<string, unknown>>;
}

/** A request whose fields are missing or of the wrong kind: answered 422, `detail` is a list. */
export class ValidationError extends Error {
  readonly status = 422;

  constructor(readonly issues: readonly ValidationIssue[]) {
    super('The request is not valid');
    this.name = 'ValidationError';
  }
}
