import { Router, type Request } from 'express';
import type { SessionGateRule } from '../config';
import { clientAddress } from '../http/clientAddress';
import { readFields } from '../http/fields';
import { HttpError } from '../http/httpError';
import { onOperation } from '../openapi/operation';
import { SESSION } from './sessionOperations';
import { requireResetRight } from './resetRight';
import { giveSessionCookie, takeSessionCookie } from './sessionCookie';
import type { Sessions } from './sessions';

/** Longest user name kept; the field is free text of the client. */
const MAX_USER_ID_LENGTH = 200;

export interface SessionRouteOptions {
  readonly sessions: Sessions;
  /** Closes every socket; answers how many there were. */
  readonly closeSockets: () => number;
  /** Lets others than this machine reset the sessions; empty: nobody else. */
  readonly resetToken: string;
  readonly gate: SessionGateRule;
}

/** `/session/...`, which has no version and no gate (docs/contract.md 3). */
export function createSessionRoutes(options: SessionRouteOptions): Router {
  const { sessions, closeSockets, resetToken, gate } = options;
  const router = Router();
  onOperation(router, SESSION.create, async (request, response) => {
    const { user_id } = readFields(SESSION.create.query, request.query, 'query');
    const userId = user_id.slice(0, MAX_USER_ID_LENGTH) || null;
    const session = await sessions.create(userId, clientAddress(request));
    if (gate === 'cookie') giveSessionCookie(request, response, session.session_id);
    response.json({ success: true, session, queue_status: await sessions.queue() });
  });
  onOperation(router, SESSION.status, async (request, response) => {
    const status = found(await sessions.status(idIn(request)));
    response.json({ success: true, session_status: status, queue_status: await sessions.queue() });
  });
  onOperation(router, SESSION.queue, async (_request, response) => {
    await sessions.sweep();
    response.json({ success: true, queue_status: await sessions.queue() });
  });
  onOperation(router, SESSION.heartbeat, async (request, response) => {
    const status = found(await sessions.touch(idIn(request)));
    response.json({ success: true, session_status: status });
  });
  onOperation(router, [SESSION.remove, SESSION.removeByBeacon], async (request, response) => {
    const id = idIn(request);
    takeSessionCookie(request, response, id);
    const message = (await sessions.remove(id))
      ? 'Session removed successfully'
      : 'Session was already removed or expired';
    response.json({ success: true, message });
  });
  onOperation(router, SESSION.reset, async (request, response) => {
    requireResetRight(request, resetToken);
    const closed = closeSockets();
    await sessions.expire();
    const message = `All sessions have been reset. Closed ${closed} WebSocket connections.`;
    response.json({ success: true, message, queue_status: await sessions.queue() });
  });
  return router;
}

const idIn = ({ params }: Request<Record<string, string>>) => params['session_id'] ?? '';

function found<T>(status: T | null): T {
  if (status === null) throw new HttpError(404, 'Session not found');
  return status;
}
