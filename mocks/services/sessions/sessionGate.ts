import { answerJson, setHeaders } from '../http/answers';
import { queryOf } from '../http/queryOf';
import type { WebContext, WebMiddleware } from '../http/webApp';
import { cookieSessionId } from './sessionCookie';
import type { SessionLifetimes } from './sessionLifetimes';
import type { Sessions } from './sessions';

/** The session id in a request: from header, query or cookie, in this order (docs/contract.md 1.4). */
function requestedSessionId(call: WebContext): string | null {
  const query = queryOf(call.req)['session_id'];
  const candidates = [
    call.req.header('X-Session-ID'),
    typeof query === 'string' ? query : undefined,
    cookieSessionId(call),
  ];
  return candidates.find((id) => id !== undefined && id !== '') ?? null;
}

/** The active session admitted by the gate. */
export function sessionIdOf(call: WebContext): string {
  const id: string | undefined = call.get('sessionId');
  if (id === undefined) throw new Error('Route is not behind the session gate');
  return id;
}

/** Admits requests of active sessions and counts each as a sign of life. */
export function createSessionGate(
  sessions: Pick<Sessions, 'admit'>,
  lifetimes: Pick<SessionLifetimes, 'watch'>,
): WebMiddleware {
  return async (call, next) => {
    if (call.req.method === 'OPTIONS') return next();
    const id = requestedSessionId(call);
    if (id === null) {
      return refuse(call, 401, 'NO_SESSION', {
        detail: 'Session ID required. Please create a session first.',
      });
    }
    const watch = lifetimes.watch(id);
    const status = await sessions.admit(id).finally(watch.stop);
    // The answer may be older than the news of the session's end, which nobody repeats.
    if (status === null || watch.hasEnded) {
      return refuse(call, 404, 'SESSION_NOT_FOUND', {
        detail: 'Session not found or expired.',
      });
    }
    if (status.status !== 'active') {
      return refuse(call, 403, 'SESSION_NOT_ACTIVE', {
        detail: 'Session is not active. Please wait in queue.',
        queue_position: status.queue_position,
        estimated_wait_time: status.estimated_wait_time,
      });
    }
    call.set('sessionId', id);
    setHeaders(call, { 'X-Session-ID': id, 'X-Session-Status': 'active' });
    return next();
  };
}

function refuse(
  call: WebContext,
  status: number,
  code: string,
  { detail, ...rest }: { readonly detail: string } & Record<string, unknown>,
): Response {
  return answerJson(call, { detail, error_code: code, ...rest }, status);
}
