import type { RequestHandler, Response } from 'express';
import { cookieSessionId } from './sessionCookie';
import type { Sessions } from './sessions';

/** The session id a request carries: header, query or cookie, in this order (docs/contract.md 1.4). */
function requestedSessionId(request: Parameters<RequestHandler>[0]): string | null {
  const query = request.query['session_id'];
  const candidates = [
    request.get('X-Session-ID'),
    typeof query === 'string' ? query : undefined,
    cookieSessionId(request),
  ];
  return candidates.find((id) => id !== undefined && id !== '') ?? null;
}

/** The active session that the gate let through. */
export function sessionIdOf(response: Response): string {
  const id: unknown = response.locals['sessionId'];
  if (typeof id !== 'string') throw new Error('Route is not behind the session gate');
  return id;
}

/** Lets a request of an active session through and counts it as a sign of life. */
export function createSessionGate(sessions: Pick<Sessions, 'admit'>): RequestHandler {
  return async (request, response, next) => {
    if (request.method === 'OPTIONS') return next();
    const id = requestedSessionId(request);
    if (id === null) {
      return refuse(response, 401, 'NO_SESSION', {
        detail: 'Session ID required. Please create a session first.',
      });
    }
    const status = await sessions.admit(id);
    if (status === null) {
      return refuse(response, 404, 'SESSION_NOT_FOUND', {
        detail: 'Session not found or expired.',
      });
    }
    if (status.status !== 'active') {
      return refuse(response, 403, 'SESSION_NOT_ACTIVE', {
        detail: 'Session is not active. Please wait in queue.',
        queue_position: status.queue_position,
        estimated_wait_time: status.estimated_wait_time,
      });
    }
    response.locals['sessionId'] = id;
    response.set({ 'X-Session-ID': id, 'X-Session-Status': 'active' });
    next();
  };
}

function refuse(
  response: Response,
  status: number,
  code: string,
  { detail, ...rest }: { readonly detail: string } & Record<string, unknown>,
): void {
  response.status(status).json({ detail, error_code: code, ...rest });
}
