import type { ErrorRequestHandler, RequestHandler } from 'express';
import { HttpError, ValidationError } from './httpError';

/** What a failure is answered with. */
export interface ErrorAnswer {
  readonly status: number;
  readonly body: { readonly detail: unknown };
}

/** Errors that carry an HTTP status of their own: ours, the workers', and Express's. */
interface StatusError extends Error {
  readonly status: number;
}

const isStatusError = (error: unknown): error is StatusError =>
  error instanceof Error && 'status' in error && typeof error.status === 'number';

/** Characters; messages quote what the client sent, which may be megabytes. */
const MAX_DETAIL_LENGTH = 2000;

/** Absolute paths tell about the machine; none leaves it. */
export const withoutPaths = (text: string): string =>
  // The first folder has three letters at least: SMILES hold slashes too (`C/C=C/C`).
  text.replace(
    /file:\/\/[^\s'"]+|[A-Z]:\\[^\s'"]+|(?<![\w.:/])\/[a-z]{3,}[\w.-]*\/[^\s'"]*/g,
    '(file)',
  );

/** The answer for a failure; an unexpected one says only that something went wrong. */
export function toErrorAnswer(error: unknown): ErrorAnswer {
  if (error instanceof ValidationError) return { status: 422, body: { detail: error.issues } };
  if (isStatusError(error) && error.status >= 400 && error.status < 600) {
    // Cut first: the search for paths takes the square of a long word's length.
    const detail = withoutPaths(error.message.slice(0, MAX_DETAIL_LENGTH));
    return { status: error.status, body: { detail } };
  }
  return { status: 500, body: { detail: 'Internal Server Error' } };
}

/** Answers failures as JSON `{"detail": ...}`. */
export const answerErrors: ErrorRequestHandler = (error, request, response, _next) => {
  const { status, body } = toErrorAnswer(error);
  if (status === 500 && !isStatusError(error)) {
    console.error(`${request.method} ${request.path} failed:`, error);
  }
  // A client that went away, or one that already has half of the answer, can be told nothing.
  if (response.headersSent || response.destroyed) return void response.destroy();
  response.status(status).json(body);
};

/** The last route: nothing here. */
export const answerNotFound: RequestHandler = () => {
  throw new HttpError(404, 'Not Found');
};
