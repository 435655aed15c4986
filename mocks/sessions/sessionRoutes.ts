import { Router } from 'express';
import { clientAddress } from '../http/clientAddress';
import { HttpError } from '../http/httpError';
import { onMethods } from '../http/onMethods';
import { requireResetRight } from './resetRight';
import type { SessionRegistry } from './sessionRegistry';

/** Longest user name kept; the field is free text of the client. */
const MAX_USER_ID_LENGTH = 200;

export interface SessionRouteOptions {
  readonly registry: SessionRegistry;
  /** Closes every socket; answers how many there were. */
  readonly closeSockets: () => number;
  /** Lets others than this machine reset the sessions; empty: nobody else. */
  readonly resetToken: string;
}

/** `/session/...`, which has no version and no gate (contract, section 3). */
export function createSessionRoutes(options: SessionRouteOptions): Router {
  const { registry, closeSockets, resetToken } = options;
  const router = Router();
  onMethods(router, '/create', {
    post: (request, response) => {
      const user = request.query['user_id'];
      const userId = typeof user === 'string' ? user.slice(0, MAX_USER_ID_LENGTH) : null;
      const session = registry.create(userId, clientAddress(request));
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
  const remove = (id: string) => ({
    success: true,
    message: registry.remove(id)
      ? 'Session removed successfully'
      : 'Session was already removed or expired',
  });
  onMethods(router, '/remove/:id', {
    delete: (request, response) => void response.json(remove(request.params.id ?? '')),
    post: (request, response) => void response.json(remove(request.params.id ?? '')),
  });
  onMethods(router, '/reset', {
    post: (request, response) => {
      requireResetRight(request, resetToken);
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
