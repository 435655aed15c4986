import { matchedRoutes } from 'hono/route';
import type { WebContext } from './webApp';

/** The pattern of the route that a request took, without what the client wrote; `none` if there is none. */
export function routeOf(call: WebContext): string {
  const patterns = matchedRoutes(call).map(({ path }) => path);
  return patterns.findLast((pattern) => !pattern.endsWith('*')) ?? 'none';
}
