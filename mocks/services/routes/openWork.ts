import { HttpError } from '../http/httpError';
import type { WebMiddleware } from '../http/webApp';
import { sessionIdOf } from '../sessions/sessionGate';
import type { ServiceContext } from './serviceContext';

/**
 * Opens the work of each call, for its session. It is given up when the client goes away, the session ends, or the
 * request takes too long; then the task in the worker stops. To stand right behind the gate: once anything else has
 * been awaited, the session may be gone already, and no event would tell of it.
 */
export function openWork({
  config,
  lifetimes,
}: Pick<ServiceContext, 'config' | 'lifetimes'>): WebMiddleware {
  return async (call, next) => {
    // The gate lets it through without a session, and no work is done for it.
    if (call.req.method === 'OPTIONS') return next();
    const controller = new AbortController();
    const client = call.req.raw.signal;
    const owner = sessionIdOf(call);
    const session = lifetimes.signalOf(owner);
    const onLeave = () => controller.abort(new Error('The client has gone away'));
    const onSessionEnd = () =>
      controller.abort(new HttpError(404, 'Session not found or expired.'));
    const onTimeout = () => controller.abort(new HttpError(504, 'The request took too long'));
    const timer = setTimeout(onTimeout, config.limits.requestMs);
    client.addEventListener('abort', onLeave);
    session.addEventListener('abort', onSessionEnd);
    if (client.aborted) onLeave();
    call.set('work', { owner, signal: controller.signal });
    try {
      await next();
    } finally {
      clearTimeout(timer);
      client.removeEventListener('abort', onLeave);
      session.removeEventListener('abort', onSessionEnd);
    }
  };
}
