import { HttpError } from './httpError';
import type { WebApp, WebHandler } from './webApp';

type Handlers = Partial<Record<'get' | 'post' | 'put' | 'delete', WebHandler>>;

/**
 * Registers handlers for a path's methods; all others, including HEAD on a GET route, get 405 with `Allow`,
 * as in the reference services.
 */
export function onMethods(router: WebApp, path: string, handlers: Handlers): void {
  const byMethod = new Map(
    Object.entries(handlers).map(([method, handler]) => [method.toUpperCase(), handler]),
  );
  const allow = [...byMethod.keys()].join(', ');
  router.all(path, (call) => {
    requireDecodable(call.req.path);
    const handler = byMethod.get(call.req.method);
    if (handler) return handler(call);
    call.header('Allow', allow);
    throw new HttpError(405, 'Method Not Allowed');
  });
}

/**
 * Hono returns parts it cannot decode unchanged.
 *
 * @throws HttpError 400
 */
function requireDecodable(path: string): void {
  for (const part of path.split('/')) {
    try {
      decodeURIComponent(part);
    } catch {
      throw new HttpError(400, `Failed to decode param '${part}'`);
    }
  }
}
