/**
 * The only form in which a call fails; serialisable, so that a trace shows why.
 *
 * - `http`: the services answered with an error status
 * - `network`: no answer at all
 * - `timeout`: no answer within the call's limit
 * - `aborted`: cancelled by the application or the user
 * - `schema`: an answer that violates the contract
 * - `request`: not sent, because something it needs is missing or empty
 */
export interface ApiError {
  readonly kind: 'http' | 'network' | 'timeout' | 'aborted' | 'schema' | 'request';
  readonly status?: number;
  /** The services' `error_code`, or one of `RequestErrorCode`. */
  readonly code?: string;
  /** For the user; in the services' own words if there are any. */
  readonly message: string;
  /** Seconds after which the services ask to be called again. */
  readonly retryAfterS?: number;
  /** Errors by field, under COCONUT's own keys such as `mutate.0.attributes.title`. */
  readonly fieldErrors?: Readonly<Record<string, readonly string[]>>;
  /** The place in the queue, if the session has no seat yet. */
  readonly queue?: { readonly position: number; readonly estimatedWaitS: number };
}

export type RequestErrorCode = 'FILE_MISSING' | 'INPUT_MISSING' | 'NO_SESSION';

/** A call that the application or the user gave up. */
export const CANCELLED: ApiError = { kind: 'aborted', message: 'The request was cancelled' };

const KINDS: readonly string[] = [
  'http',
  'network',
  'timeout',
  'aborted',
  'schema',
  'request',
] satisfies ApiError['kind'][];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function isApiError(value: unknown): value is ApiError {
  return (
    isRecord(value) &&
    typeof value['kind'] === 'string' &&
    KINDS.includes(value['kind']) &&
    typeof value['message'] === 'string'
  );
}

/** Whether the services have no such call: their own refusals with 404 have a code. */
export const hasNoSuchCall = ({ status, code }: Pick<ApiError, 'status' | 'code'>): boolean =>
  status === 404 && code === undefined;

/**
 * Whether the same call may succeed later: the services could not be reached, did not answer in time, are in
 * trouble (5xx) or have too much to do (429). Looks at what caused an error, too.
 */
export function isTemporaryFailure(error: unknown): boolean {
  if (error instanceof Error) return isTemporaryFailure(error.cause);
  if (!isApiError(error)) return false;
  const { kind, status = 0 } = error;
  return kind === 'network' || kind === 'timeout' || status === 429 || status >= 500;
}

/**
 * Converts what an endpoint's `unwrap` threw to an ApiError. RTK reports aborts and bugs in its own
 * serialised form instead of the base query's.
 */
export function toApiError(thrown: unknown): ApiError {
  if (isApiError(thrown)) return thrown;
  const name = isRecord(thrown) ? thrown['name'] : undefined;
  const message = isRecord(thrown) ? thrown['message'] : undefined;
  if (name === 'AbortError') return CANCELLED;
  return {
    kind: 'request',
    message: typeof message === 'string' && message !== '' ? message : 'Unknown error',
  };
}

/** Thrown while a request is being prepared, if it cannot be sent. */
export class RequestError extends Error {
  readonly apiError: ApiError;

  constructor(code: RequestErrorCode, message: string) {
    super(message);
    this.name = 'RequestError';
    this.apiError = { kind: 'request', code, message };
  }
}
