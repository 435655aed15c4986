import { answerText, setHeaders } from './answers';
import { HttpError } from './httpError';
import type { WebContext, WebMiddleware } from './webApp';

const METHODS = 'GET, POST, PUT, DELETE';
const REQUEST_HEADERS = 'Content-Type, Authorization, X-Session-ID';
const PREFLIGHT_SECONDS = '600';

/** Whether there is no origin (not a page), or it is the services' own or an allowed one. */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined || allowed.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/**
 * Cross-origin rules (docs/contract.md 1.3).
 *
 * One rule is stricter: a request that changes something is refused if it comes from a page of another
 * origin, so that no web page can fill the seats or reset the sessions of services on localhost.
 */
export function createCors(allowedOrigins: readonly string[]): WebMiddleware {
  return async (call, next) => {
    const { req } = call;
    const origin = req.header('Origin');
    const allowed = isAllowedOrigin(origin, req.header('Host'), allowedOrigins);
    call.header('Vary', 'Origin');
    if (origin !== undefined && allowed) {
      setHeaders(call, {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
      });
    }
    if (isPreflight(call)) return answerPreflight(call, allowed);
    if (!allowed && !['GET', 'HEAD', 'OPTIONS'].includes(req.method)) {
      throw new HttpError(403, 'Requests from this origin are not allowed');
    }
    await next();
  };
}

const isPreflight = ({ req }: WebContext) =>
  req.method === 'OPTIONS' &&
  req.header('Origin') !== undefined &&
  req.header('Access-Control-Request-Method') !== undefined;

function answerPreflight(call: WebContext, allowed: boolean): Response {
  if (!allowed) return answerText(call, 'Disallowed CORS origin', 400);
  setHeaders(call, {
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': REQUEST_HEADERS,
    'Access-Control-Max-Age': PREFLIGHT_SECONDS,
  });
  return answerText(call, 'OK');
}
