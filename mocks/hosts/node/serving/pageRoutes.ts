import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setHeaders } from '../../../services/http/answers';
import { isNotModified } from '../../../services/http/conditions';
import { answerError } from '../../../services/http/errorAnswer';
import type { HostBindings } from '../../../services/http/hostBindings';
import { createRouter, type WebApp, type WebContext } from '../../../services/http/webApp';
import { nodeBindings } from '../http/webListener';
import { answerFile } from './answerFile';
import { compressAnswers } from './compressAnswers';
import { filePathOf } from './filePath';
import { usesBrowser, withPageConfig, type PageConfig } from './pageConfig';
import {
  applicationHeaders,
  ASK_EACH_TIME,
  EDITOR_HEADERS,
  FILE_HEADERS,
  KEEP_FOR_EVER,
  type Headers,
} from './securityHeaders';

/** The application's page. */
const PAGE = /^\/(?:index\.html)?\/?$/i;

/** The structure editor's page and its own files. */
const EDITOR = /^\/ketcher(?:\/|$)/i;

/** Names in these folders contain a content hash. */
const HASHED = /^\/(?:(?:ketcher\/)?assets|engine)\//;

/** What no browser opens as a document, except the workers, which obey the policy of their own script. */
const PART =
  /^(?!\/(?:assets\/workers\/|engine\/|service-worker\.js$)).*\.(?:m?js|css|wasm|woff2?)$/i;

/**
 * Serves the built application: the page at `/` only, files by name, and 404 for the rest, so that a missing
 * script is never answered with a page.
 */
export async function createPageRoutes(dist: string, config: PageConfig): Promise<WebApp> {
  const built = await readFile(path.join(dist, 'index.html'), 'utf8');
  // What the page must know to run its own services was written into it with them.
  const html = usesBrowser(config) ? built : withPageConfig(built, config);
  const answerPage = pageOf(html);
  const headersOf = headersByFile(config);
  const app = createRouter(pathAsSent);
  app.use(compressAnswers);
  app.use(async (call, next) => {
    setHeaders(call, headersOf(filePathOf(call.req.path) ?? call.req.path));
    await next();
  });
  app.get('*', async (call) => {
    if (PAGE.test(call.req.path)) return answerPage(call);
    const file = filePathOf(call.req.path);
    if (file === null) return call.notFound();
    const cacheControl = HASHED.test(file) ? KEEP_FOR_EVER : ASK_EACH_TIME;
    return (await answerFile(call, path.join(dist, file), cacheControl)) ?? call.notFound();
  });
  app.notFound((call) => answerWhole(call, 'Not Found', 'text/plain', 404));
  app.onError(answerError);
  return app;
}

function headersByFile(config: PageConfig): (file: string) => Headers {
  const application = { ...FILE_HEADERS, ...applicationHeaders(config) };
  const editor = { ...FILE_HEADERS, ...EDITOR_HEADERS };
  return (file) => {
    if (EDITOR.test(file)) return editor;
    return PART.test(file) ? FILE_HEADERS : application;
  };
}

/** Answers with the page; its text is in memory, as it contains the configuration. */
function pageOf(html: string): (call: WebContext) => Response {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  return (call) => {
    setHeaders(call, { 'Cache-Control': ASK_EACH_TIME, ETag: etag });
    if (isNotModified((name) => call.req.header(name), { etag })) return call.body(null, 304);
    return answerWhole(call, html, 'text/html', 200);
  };
}

function answerWhole(call: WebContext, text: string, type: string, status: 200 | 404): Response {
  const length = String(Buffer.byteLength(text));
  setHeaders(call, { 'Content-Type': `${type}; charset=utf-8`, 'Content-Length': length });
  return call.body(text, status);
}

/**
 * The path as it was sent, without another decoding or resolving, so that the path that is checked is the one
 * that is served.
 */
function pathAsSent(_request: Request, { env }: { readonly env?: HostBindings } = {}): string {
  const target = env ? (nodeBindings(env).incoming.url ?? '') : '';
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
  return path === '' ? '/' : path;
}
