import { Router, type Request } from 'express';
import type { SessionGateRule } from '../config';
import { clientAddress } from '../http/clientAddress';
import { readFields } from '../http/fields';
import { HttpError } from '../http/httpError';
import { onOperation } from '../openapi/operation';
import { SESSION } from './sessionOperations';
import { requireResetRight } from './resetRight';
import { giveSessionCookie, takeSessionCookie } from './sessionCookie';
import type { SessionRegistry } from './sessionRegistry';

/** Longest user name kept; the field is free text of the client. */
const MAX_USER_ID_LENGTH = 200;

export interface SessionRouteOptions {
  readonly registry: SessionRegistry;
  /** Closes every socket; answers how many there were. */
  readonly closeSockets: () => number;
  /** Lets others than this machine reset the sessions; empty: nobody else. */
  readonly resetToken: string;
  readonly gate: SessionGateRule;
}

/** `/session/...`, which has no version and no gate (docs/contract.md 3). */
export function createSessionRoutes(options: SessionRouteOptions): Router {
  const { registry, closeSockets, resetToken, gate } = options;
  const router = Router();
  onOperation(router, SESSION.create, (request, response) => {
    const { user_id } = readFields(SESSION.create.query, request.query, 'query');
    const userId = user_id.slice(0, MAX_USER_ID_LENGTH) || null;
    const session = registry.create(userId, clientAddress(request));
    if (gate === 'cookie') giveSessionCookie(request, response, session.session_id);
    response.json({ success: true, session, queue_status: registry.queue() });
  });
  onOperation(router, SESSION.status, (request, response) => {
    const status = found(registry.status(idIn(request)));
    response.json({ success: true, session_status: status, queue_status: registry.queue() });
  });
  onOperation(router, SESSION.queue, (_request, response) => {
    registry.sweep();
    response.json({ success: true, queue_status: registry.queue() });
  });
  onOperation(router, SESSION.heartbeat, (request, response) => {
    const status = found(registry.touch(idIn(request)));
    response.json({ success: true, session_status: status });
  });
  onOperation(router, [SESSION.remove, SESSION.removeByBeacon], (request, response) => {
    const id = idIn(request);
    takeSessionCookie(request, response, id);
    const message = registry.remove(id)
      ? 'Session removed successfully'
      : 'Session was already removed or expired';
    response.json({ success: true, message });
  });
  onOperation(router, SESSION.reset, (request, response) => {
    requireResetRight(request, resetToken);
    const closed = closeSockets();
    registry.expire();
    const message = `All sessions have been reset. Closed ${closed} WebSocket connections.`;
    response.json({ success: true, message, queue_status: registry.queue() });
  });
  return router;
}

const idIn = ({ params }: Request<Record<string, string>>) => params['session_id'] ?? '';

function found<T>(status: T | null): T {
  if (status === null) throw new HttpError(404, 'Session not found');
  return status;
}
