import type { RequestHandler, Router } from 'express';
import { HttpError } from './httpError';

type Handlers = Partial<Record<'get' | 'post' | 'delete', RequestHandler<Record<string, string>>>>;

/**
 * Registers the methods of a path; the others, HEAD on a GET among them, answer 405 with `Allow`, as
 * the reference services do.
 */
export function onMethods(router: Router, path: string, handlers: Handlers): void {
  const route = router.route(path);
  const allow = Object.keys(handlers)
    .map((method) => method.toUpperCase())
    .join(', ');
  const refuse: RequestHandler = (_request, response) => {
    response.set('Allow', allow);
    throw new HttpError(405, 'Method Not Allowed');
  };
  // Express answers HEAD by the GET handler unless HEAD is registered first.
  route.head(refuse);
  if (handlers.get) route.get(handlers.get);
  if (handlers.post) route.post(handlers.post);
  if (handlers.delete) route.delete(handlers.delete);
  route.all(refuse);
}
