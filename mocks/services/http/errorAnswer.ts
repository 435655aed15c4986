import { TaskError } from '../../engine/taskError';
import { answerJson } from './answers';
import { FAILURE_STATUS } from './failureStatus';
import { HttpError, ValidationError, type ValidationIssue } from './httpError';
import type { WebContext } from './webApp';

/** What a failure is answered with. */
export interface ErrorAnswer {
  readonly status: number;
  readonly body: { readonly detail: unknown; readonly error_code?: string };
}

/** Errors that carry an HTTP status of their own: the services', the runner's, and those of a host's parsers. */
interface StatusError extends Error {
  readonly status: number;
}

/** Those of parsers may say by `expose` whether their message is for the client. */
const isStatusError = (error: unknown): error is StatusError =>
  error instanceof Error &&
  'status' in error &&
  typeof error.status === 'number' &&
  !('expose' in error && error.expose === false);

/** The status of an error whose message is for the client; undefined for an unexpected one. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof TaskError) return FAILURE_STATUS[error.failure];
  if (!isStatusError(error) || error.status < 400 || error.status >= 600) return undefined;
  return error.status;
}

/** Characters; messages quote what the client sent, which may be megabytes. */
const MAX_DETAIL_LENGTH = 2000;

/** Characters of a value that a complaint repeats. */
const MAX_ECHO_LENGTH = 200;

/** Complaints in one answer: a list of hundreds of items may be wrong in each. */
const MAX_ISSUES = 50;

/** Absolute paths tell about the machine; none leaves it. */
export const withoutPaths = (text: string): string =>
  // A first folder has three small letters at least: SMILES hold slashes too (`C/C=C/C`).
  text.replace(
    /file:\/\/[^\s'"]+|[A-Z]:\\[^\s'"]+|(?<![\w.:]|:\/)\/(?:[a-z]{3,}|Users|Volumes|Library)[\w.-]*\/[^\s'"]*/g,
    '(file)',
  );

// Cut first: the search for paths takes the square of a long word's length.
const quotable = (text: string, length: number) => withoutPaths(text.slice(0, length));

/** Strings, cut, and numbers; a value with parts may be of any depth, and JSON of it may not end. */
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

/** The answer for a failure; an unexpected one says only that something went wrong. */
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
  return { status: 500, body: { detail: 'Internal Server Error' } };
}

/** Writes down a failure that nobody expected. @param request as `GET /path` */
export function logUnexpected(error: unknown, request: string): void {
  if (toErrorAnswer(error).status === 500 && statusOf(error) === undefined) {
    console.error(`${request} failed:`, error);
  }
}

/** Answers a failure as JSON `{"detail": ...}`. */
export function answerError(error: unknown, call: WebContext): Response {
  const { method, path } = call.req;
  logUnexpected(error, `${method} ${path}`);
  const { status, body } = toErrorAnswer(error);
  return answerJson(call, body, status);
}

/** Where no route is. */
export const answerNotFound = (call: WebContext): Response =>
  answerError(new HttpError(404, 'Not Found'), call);
