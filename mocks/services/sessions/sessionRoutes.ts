import type { SessionGateRule } from '../config';
import { answerJson } from '../http/answers';
import { clientAddress, senderOf } from '../http/clientAddress';
import { readFields } from '../http/fields';
import { HttpError } from '../http/httpError';
import { queryOf } from '../http/queryOf';
import { createJsonParser, jsonObject } from '../http/readJson';
import { createRouter, type WebApp, type WebContext } from '../http/webApp';
import { onOperation } from '../openapi/operation';
import { SESSION } from './sessionOperations';
import { requireResetRight } from './resetRight';
import { giveSessionCookie, takeSessionCookie } from './sessionCookie';
import type { Sessions } from './sessions';

/** Maximum length of a stored user name; the client may send any text. */
const MAX_USER_ID_LENGTH = 200;

/** A create request's body has one short field. */
const MAX_CREATE_BYTES = 4096;

export interface SessionRouteOptions {
  readonly sessions: Sessions;
  /** Closes every socket and returns how many there were. */
  readonly closeSockets: () => number;
  /** Token that lets other machines reset the sessions; if empty, only this machine can. */
  readonly resetToken: string;
  readonly gate: SessionGateRule;
}

/** `/session/...`, which has no version prefix and no gate (docs/contract.md 3). */
export function createSessionRoutes(options: SessionRouteOptions): WebApp {
  const { sessions, closeSockets, resetToken, gate } = options;
  const router = createRouter();
  router.use('/create', createJsonParser(MAX_CREATE_BYTES));
  onOperation(router, SESSION.create, async (call) => {
    const { user_id } = readFields(SESSION.create.query, queryOf(call.req), 'query');
    const userId = user_id.slice(0, MAX_USER_ID_LENGTH) || null;
    const address = clientAddress(senderOf(call));
    const session = await sessions.create(userId, address, wantedIdOf(call));
    if (gate === 'cookie') giveSessionCookie(call, session.session_id);
    return answerJson(call, { success: true, session, queue_status: await sessions.queue() });
  });
  onOperation(router, SESSION.status, async (call) => {
    const status = found(await sessions.status(idIn(call)));
    return answerJson(call, {
      success: true,
      session_status: status,
      queue_status: await sessions.queue(),
    });
  });
  onOperation(router, SESSION.queue, async (call) => {
    await sessions.sweep();
    return answerJson(call, { success: true, queue_status: await sessions.queue() });
  });
  onOperation(router, SESSION.heartbeat, async (call) => {
    const status = found(await sessions.touch(idIn(call)));
    return answerJson(call, { success: true, session_status: status });
  });
  onOperation(router, [SESSION.remove, SESSION.removeByBeacon], async (call) => {
    const id = idIn(call);
    takeSessionCookie(call, id);
    const message = (await sessions.remove(id))
      ? 'Session removed successfully'
      : 'Session was already removed or expired';
    return answerJson(call, { success: true, message });
  });
  onOperation(router, SESSION.reset, async (call) => {
    const authorization = call.req.header('Authorization');
    await requireResetRight({ ...senderOf(call), authorization }, resetToken);
    const closed = closeSockets();
    await sessions.expire();
    const message = `All sessions have been reset. Closed ${closed} WebSocket connections.`;
    return answerJson(call, { success: true, message, queue_status: await sessions.queue() });
  });
  return router;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The id that the client wants for its session; one that is no UUID is not taken. In the body, because addresses
 * are logged, and whoever knows the id has the session.
 */
function wantedIdOf(call: WebContext): string | undefined {
  if (call.get('body') === undefined) return undefined;
  const { session_id: id } = readFields(SESSION.create.json, jsonObject(call));
  return UUID.test(id) ? id : undefined;
}

const idIn = ({ req }: WebContext): string => req.param('session_id') ?? '';

function found<T>(status: T | null): T {
  if (status === null) throw new HttpError(404, 'Session not found');
  return status;
}
