import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { Work } from '../tasks/taskRunner';
import type { HostBindings } from './hostBindings';

interface WebEnv {
  Bindings: HostBindings;
  Variables: {
    /** What a body parser has read; undefined for a body that is not for it. */
    body: unknown;
    /** The active session that the gate let through. */
    sessionId: string;
    /** See `openWork`. */
    work: Work;
  };
}

/** Answers requests of the web's standard (Fetch), wherever they come from. */
export type WebApp = Hono<WebEnv>;

export type WebContext = Context<WebEnv>;
export type WebHandler = (context: WebContext) => Response | Promise<Response>;
export type WebMiddleware = MiddlewareHandler<WebEnv>;

export const createRouter = (): WebApp => new Hono<WebEnv>({ getPath: pathOf });

/**
 * The path as it was sent, with or without a slash at its end: a part is decoded where it is used, so that an
 * encoded slash never divides parts.
 */
function pathOf(request: Request): string {
  const { pathname } = new URL(request.url);
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
}
