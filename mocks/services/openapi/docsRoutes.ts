import { answerHtml, answerJson } from '../http/answers';
import { onMethods } from '../http/onMethods';
import { createRouter, type WebApp } from '../http/webApp';
import { docsPage, docsPolicy } from './docsPage';
import { openApiDocument } from './openApiDocument';
import type { OperationGroup } from './operation';

/** `/`, and `docs` and `openapi.json` under both versions; none needs a session (docs/contract.md 1.2). */
export function createDocsRoutes(groups: readonly OperationGroup[], version: string): WebApp {
  const router = createRouter();
  const document = openApiDocument(groups, version);
  const page = docsPage(document);
  onMethods(router, '/', {
    get: (call) => call.redirect(`${call.env.prefix}/latest/docs`, 307),
  });
  for (const prefix of ['/latest', '/v1']) {
    onMethods(router, `${prefix}/openapi.json`, {
      get: (call) => answerJson(call, document),
    });
    onMethods(router, `${prefix}/docs`, {
      get: async (call) => {
        call.header('Content-Security-Policy', await docsPolicy());
        return answerHtml(call, page);
      },
    });
  }
  return router;
}
