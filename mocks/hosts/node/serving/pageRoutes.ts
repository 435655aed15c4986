import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Router, static as serveStatic, type Response } from 'express';
import { filePathOf } from './filePath';
import { withPageConfig, type PageConfig } from './pageConfig';
import {
  applicationHeaders,
  ASK_EACH_TIME,
  EDITOR_HEADERS,
  KEEP_FOR_EVER,
  PAGE_HEADERS,
} from './securityHeaders';

/** The structure editor's page and its own files. */
const EDITOR_FOLDER = 'ketcher';

/** Names in these folders contain a content hash. */
const HASHED_FOLDERS = ['assets', `${EDITOR_FOLDER}/assets`];

/**
 * Serves the built application: the page at `/` only, files by name, and 404 for the rest, so that a missing
 * script is never answered with a page.
 */
export async function createPageRoutes(dist: string, config: PageConfig): Promise<Router> {
  const html = withPageConfig(await readFile(path.join(dist, 'index.html'), 'utf8'), config);
  const headers = { ...PAGE_HEADERS, ...applicationHeaders(config) };
  const router = Router();
  router.use((_request, response, next) => {
    response.set(headers);
    next();
  });
  router.use(`/${EDITOR_FOLDER}`, (_request, response, next) => {
    response.set(EDITOR_HEADERS);
    next();
  });
  router.get(['/', '/index.html'], (_request, response) => {
    response.set('Cache-Control', ASK_EACH_TIME).type('html').send(html);
  });
  router.use((request, response, next) => {
    const file = filePathOf(request.path);
    if (file === null) return notFound(response);
    // The path that was checked is the one that is served, without another decoding.
    request.url = file;
    next();
  });
  const hashed = HASHED_FOLDERS.map((folder) => path.join(dist, folder) + path.sep);
  router.use(
    serveStatic(dist, {
      index: false,
      redirect: false,
      setHeaders: (response, file) => {
        const isHashed = hashed.some((folder) => file.startsWith(folder));
        response.setHeader('Cache-Control', isHashed ? KEEP_FOR_EVER : ASK_EACH_TIME);
      },
    }),
  );
  router.use((_request, response) => notFound(response));
  return router;
}

function notFound(response: Response): void {
  response.status(404).type('text').send('Not Found');
}
