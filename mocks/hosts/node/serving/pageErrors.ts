import type { ErrorRequestHandler } from 'express';
import { logUnexpected, toErrorAnswer } from '../../../services/http/errorAnswer';

/** Answers failures of the page's own server as the services answer theirs. */
export const answerPageErrors: ErrorRequestHandler = (error, request, response, _next) => {
  logUnexpected(error, `${request.method} ${request.path}`);
  // A client that went away, or one that already has half of the answer, can be told nothing.
  if (response.headersSent || response.destroyed) return void response.destroy();
  const { status, body } = toErrorAnswer(error);
  response.status(status).json(body);
};
