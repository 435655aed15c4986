import { Router, type Request, type Response } from 'express';
import { HttpError } from '../http/httpError';
import { onMethods } from '../http/onMethods';
import type { SessionGateRule } from '../config';
import { giveSessionCookie, takeSessionCookie } from './sessionCookie';
import type { SessionRegistry } from './sessionRegistry';

/** Longest user name kept; the field is free text of the client. */
const MAX_USER_ID_LENGTH = 200;

export interface SessionRouteOptions {
  readonly registry: SessionRegistry;
  /** Closes every socket; answers how many there were. */
  readonly closeSockets: () => number;
  readonly gate: SessionGateRule;
}

/** `/session/...`, which has no version and no gate (contract, section 3). */
export function createSessionRoutes({ registry, closeSockets, gate }: SessionRouteOptions): Router {
  const router = Router();
  onMethods(router, '/create', {
    post: (request, response) => {
      const user = request.query['user_id'];
      const userId = typeof user === 'string' ? user.slice(0, MAX_USER_ID_LENGTH) : null;
      const session = registry.create(userId);
      if (gate === 'cookie') giveSessionCookie(request, response, session.session_id);
      response.json({ success: true, session, queue_status: registry.queue() });
    },
  });
  onMethods(router, '/status/:id', {
    get: (request, response) => {
      const status = found(registry.status(request.params.id ?? ''));
      response.json({ success: true, session_status: status, queue_status: registry.queue() });
    },
  });
  onMethods(router, '/queue', {
    get: (_request, response) => {
      registry.sweep();
      response.json({ success: true, queue_status: registry.queue() });
    },
  });
  onMethods(router, '/heartbeat/:id', {
    post: (request, response) => {
      const status = found(registry.touch(request.params.id ?? ''));
      response.json({ success: true, session_status: status });
    },
  });
  const remove = (request: Request<Record<string, string>>, response: Response) => {
    const { id = '' } = request.params;
    takeSessionCookie(request, response, id);
    const message = registry.remove(id)
      ? 'Session removed successfully'
      : 'Session was already removed or expired';
    response.json({ success: true, message });
  };
  onMethods(router, '/remove/:id', { delete: remove, post: remove });
  onMethods(router, '/reset', {
    post: (_request, response) => {
      const closed = closeSockets();
      registry.expire();
      const message = `All sessions have been reset. Closed ${closed} WebSocket connections.`;
      response.json({ success: true, message, queue_status: registry.queue() });
    },
  });
  return router;
}

function found<T>(status: T | null): T {
  if (status === null) throw new HttpError(404, 'Session not found');
  return status;
}
