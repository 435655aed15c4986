import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { Work } from '../tasks/taskRunner';
import type { HostBindings } from './hostBindings';

interface WebEnv {
  Bindings: HostBindings;
  Variables: {
    /** Result of the body parser; undefined if the body is not one it handles. */
    body: unknown;
    /** See `observeRequests`; undefined where none are observed. */
    requestId: string | undefined;
    /** The active session admitted by the session gate. */
    sessionId: string;
    /** See `openWork`. */
    work: Work;
  };
}

/** Answers standard web (Fetch) requests from any host. */
export type WebApp = Hono<WebEnv>;

export type WebContext = Context<WebEnv>;
export type WebHandler = (context: WebContext) => Response | Promise<Response>;
export type WebMiddleware = MiddlewareHandler<WebEnv>;

/** Tells which path a request is routed by. */
type GetPath = (request: Request, options?: { readonly env?: HostBindings }) => string;

export const createRouter = (getPath: GetPath = pathOf): WebApp => new Hono<WebEnv>({ getPath });

/**
 * The path as sent, with or without a trailing slash. Parts are decoded where they are used, so that an
 * encoded slash never acts as a separator.
 */
function pathOf(request: Request): string {
  const { pathname } = new URL(request.url);
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}
