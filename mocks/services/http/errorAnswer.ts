import { TaskError } from '../../engine/taskError';
import { RunnerError } from '../tasks/runnerError';
import { answerJson, setHeaders } from './answers';
import { routeOf } from './routeOf';
import { FAILURE_STATUS } from './failureStatus';
import { HttpError, ValidationError, type ValidationIssue } from './httpError';
import type { WebContext } from './webApp';

/** Status and body of a failure's answer. */
export interface ErrorAnswer {
  readonly status: number;
  readonly body: { readonly detail: unknown; readonly error_code?: string };
}

/** Errors that carry an HTTP status: those of the services, the task runner and a host's parsers. */
interface StatusError extends Error {
  readonly status: number;
}

/** Parser errors may use `expose` to say whether their message is meant for the client. */
const isStatusError = (error: unknown): error is StatusError =>
  error instanceof Error &&
  'status' in error &&
  typeof error.status === 'number' &&
  !('expose' in error && error.expose === false);

/** The status of an error whose message may be shown to the client; undefined for an unexpected error. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof TaskError) return FAILURE_STATUS[error.failure];
  if (!isStatusError(error) || error.status < 400 || error.status >= 600) return undefined;
  return error.status;
}

/** In characters; messages quote client input, which may be megabytes long. */
const MAX_DETAIL_LENGTH = 2000;

/** Maximum characters of a value quoted in a complaint. */
const MAX_ECHO_LENGTH = 200;

/** Maximum complaints in one answer: every item of a list of hundreds may be invalid. */
const MAX_ISSUES = 50;

/** Removes absolute paths, which reveal details about the machine. */
export const withoutPaths = (text: string): string =>
  // A first folder has at least three lower-case letters: SMILES also contain slashes (`C/C=C/C`).
  text.replace(
    /file:\/\/[^\s'"]+|[A-Z]:\\[^\s'"]+|(?<![\w.:]|:\/)\/(?:[a-z]{3,}|Users|Volumes|Library)[\w.-]*\/[^\s'"]*/g,
    '(file)',
  );

// Truncate first: searching for paths takes time quadratic in the length of a long word.
const quotable = (text: string, length: number) => withoutPaths(text.slice(0, length));

/** Truncated strings, and numbers; nested values may be so deep that serializing them never finishes. */
function echoOf(value: unknown): string | number | null {
  if (typeof value === 'string') return quotable(value, MAX_ECHO_LENGTH);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

const echoIssue = (issue: ValidationIssue): ValidationIssue => ({
  ...issue,
  loc: issue.loc.map((part) => echoOf(part) ?? ''),
  msg: quotable(issue.msg, MAX_DETAIL_LENGTH),
  input: echoOf(issue.input),
});

/** The answer for a failure; for an unexpected one it says only that something went wrong. */
export function toErrorAnswer(error: unknown): ErrorAnswer {
  if (error instanceof ValidationError) {
    return { status: 422, body: { detail: error.issues.slice(0, MAX_ISSUES).map(echoIssue) } };
  }
  const status = statusOf(error);
  if (status !== undefined && error instanceof Error) {
    const detail = quotable(error.message, MAX_DETAIL_LENGTH);
    const code = error instanceof HttpError ? error.code : undefined;
    return { status, body: code ? { detail, error_code: code } : { detail } };
  }
  if (isStorageFull(error)) return { status: 507, body: { detail: STORAGE_FULL } };
  return { status: 500, body: { detail: 'Internal Server Error' } };
}

const STORAGE_FULL = 'The storage of the services is full; nothing of this was kept';

/** By Node's code of a full disk or an exhausted quota, or a browser's name for the latter. */
function isStorageFull(error: unknown): boolean {
  const { code, name } = Object(error) as Readonly<Record<string, unknown>>;
  return code === 'ENOSPC' || code === 'EDQUOT' || name === 'QuotaExceededError';
}

/**
 * Logs an unexpected failure.
 *
 * @param request as `GET /path`
 */
export function logUnexpected(error: unknown, request: string): void {
  if (toErrorAnswer(error).status === 500 && statusOf(error) === undefined) {
    console.error(`${request} failed:`, error);
  }
}

/** Answers a failure as JSON `{"detail": ...}`. */
export function answerError(error: unknown, call: WebContext): Response {
  // The path may contain the name of a file.
  logUnexpected(error, `${call.req.method} ${routeOf(call)}`);
  const { status, body } = toErrorAnswer(error);
  const isPassing = error instanceof HttpError || error instanceof RunnerError;
  if (isPassing && error.retryAfterS !== undefined) {
    setHeaders(call, { 'Retry-After': String(error.retryAfterS) });
  }
  return answerJson(call, body, status);
}

/** For paths without a route. */
export const answerNotFound = (call: WebContext): Response =>
  answerError(new HttpError(404, 'Not Found'), call);
