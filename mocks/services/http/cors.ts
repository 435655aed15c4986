import type { Request, RequestHandler } from 'express';
import { HttpError } from './httpError';

const METHODS = 'GET, POST, PUT, DELETE';
const REQUEST_HEADERS = 'Content-Type, Authorization, X-Session-ID';
const PREFLIGHT_SECONDS = '600';

/** True for no origin (not a page), the services' own origin, and the allowed ones. */
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
 * One rule is stricter: a request that changes something and comes from a page of another origin is
 * refused, so that no web page can fill the seats or reset the sessions of services on localhost.
 */
export function createCors(allowedOrigins: readonly string[]): RequestHandler {
  return (request, response, next) => {
    const origin = request.get('Origin');
    const allowed = isAllowedOrigin(origin, request.get('Host'), allowedOrigins);
    response.vary('Origin');
    if (origin !== undefined && allowed) {
      response.set({
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
      });
    }
    if (isPreflight(request)) {
      if (!allowed) return void response.status(400).type('text').send('Disallowed CORS origin');
      response.set({
        'Access-Control-Allow-Methods': METHODS,
        'Access-Control-Allow-Headers': REQUEST_HEADERS,
        'Access-Control-Max-Age': PREFLIGHT_SECONDS,
      });
      return void response.status(200).type('text').send('OK');
    }
    if (!allowed && !['GET', 'HEAD', 'OPTIONS'].includes(request.method)) {
      throw new HttpError(403, 'Requests from this origin are not allowed');
    }
    next();
  };
}

const isPreflight = (request: Request) =>
  request.method === 'OPTIONS' &&
  request.get('Origin') !== undefined &&
  request.get('Access-Control-Request-Method') !== undefined;
