import { ANSWER_HEADERS } from './answerHeaders';
import { setHeaders } from './answers';
import { createCors } from './cors';
import { answerError, answerNotFound } from './errorAnswer';
import { createRouter, type WebApp } from './webApp';

export interface AnswerAppOptions {
  readonly corsOrigins: readonly string[];
}

/**
 * An application that serves data, with the matching headers, uncached, and open to pages of the given
 * origins. Checking the `Host` header is up to the host (`isAllowedHost`).
 */
export function createAnswerApp({ corsOrigins }: AnswerAppOptions): WebApp {
  const app = createRouter();
  app.use(async (call, next) => {
    setHeaders(call, { ...ANSWER_HEADERS, 'Cache-Control': 'no-store' });
    await next();
  });
  app.use(createCors(corsOrigins));
  app.notFound(answerNotFound);
  app.onError(answerError);
  return app;
}
