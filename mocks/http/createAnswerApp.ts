import express, { type Express } from 'express';
import { ANSWER_HEADERS } from '../serving/securityHeaders';
import { createCors } from './cors';

/**
 * An application that answers data: with the headers for that, kept by nobody, and open to pages of the
 * given origins.
 */
export function createAnswerApp(corsOrigins: readonly string[]): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use((_request, response, next) => {
    response.set({ ...ANSWER_HEADERS, 'Cache-Control': 'no-store' });
    next();
  });
  app.use(createCors(corsOrigins));
  return app;
}
