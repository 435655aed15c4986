import express, { type Express } from 'express';
import { ANSWER_HEADERS } from './answerHeaders';
import { createHostGuard } from './allowedHosts';
import { createCors } from './cors';

export interface AnswerAppOptions {
  readonly corsOrigins: readonly string[];
  readonly hosts: readonly string[];
}

/**
 * An application that answers data: with the headers for that, kept by nobody, under the given hosts' names
 * only, and open to pages of the given origins.
 */
export function createAnswerApp({ corsOrigins, hosts }: AnswerAppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use((_request, response, next) => {
    response.set({ ...ANSWER_HEADERS, 'Cache-Control': 'no-store' });
    next();
  });
  app.use(createHostGuard(hosts));
  app.use(createCors(corsOrigins));
  return app;
}
