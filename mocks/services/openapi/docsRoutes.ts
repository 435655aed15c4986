import { Router } from 'express';
import { onMethods } from '../http/onMethods';
import { DOCS_POLICY, docsPage } from './docsPage';
import { openApiDocument } from './openApiDocument';
import type { OperationGroup } from './operation';

/** `/` and, under both versions, `docs` and `openapi.json`; none of them needs a session (docs/contract.md 1.2). */
export function createDocsRoutes(groups: readonly OperationGroup[], version: string): Router {
  const router = Router();
  const document = openApiDocument(groups, version);
  const page = docsPage(document);
  onMethods(router, '/', {
    get: (request, response) => response.redirect(307, `${request.baseUrl}/latest/docs`),
  });
  for (const prefix of ['/latest', '/v1']) {
    onMethods(router, `${prefix}/openapi.json`, {
      get: (_request, response) => void response.json(document),
    });
    onMethods(router, `${prefix}/docs`, {
      get: (_request, response) => {
        response.set('Content-Security-Policy', DOCS_POLICY).type('html').send(page);
      },
    });
  }
  return router;
}
