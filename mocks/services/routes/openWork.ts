import { clientHasGoneAway, HttpError } from '../http/httpError';
import { sessionHasEnded } from '../sessions/sessionHasEnded';
import type { WebMiddleware } from '../http/webApp';
import { sessionIdOf } from '../sessions/sessionGate';
import type { ServiceContext } from './serviceContext';

/**
 * Sets up each call's work for its session. The work is cancelled, and its task in the worker stopped, when
 * the client disconnects, the session ends, or the request takes too long. Must run immediately after the
 * session gate: after any other await, the session may already be gone, and no event would report it.
 */
export function openWork({
  config,
  lifetimes,
}: Pick<ServiceContext, 'config' | 'lifetimes'>): WebMiddleware {
  return async (call, next) => {
    // The gate admits it without a session, and it does no work.
    if (call.req.method === 'OPTIONS') return next();
    const controller = new AbortController();
    const client = call.req.raw.signal;
    const owner = sessionIdOf(call);
    const onLeave = () => controller.abort(clientHasGoneAway());
    const onSessionEnd = () => controller.abort(sessionHasEnded());
    const onTimeout = () => controller.abort(new HttpError(504, 'The request took too long'));
    const timer = setTimeout(onTimeout, config.limits.requestMs);
    client.addEventListener('abort', onLeave);
    const stopListening = lifetimes.onEnd(owner, onSessionEnd);
    if (client.aborted) onLeave();
    call.set('work', { owner, signal: controller.signal, requestId: call.get('requestId') });
    try {
      await next();
    } finally {
      clearTimeout(timer);
      client.removeEventListener('abort', onLeave);
      stopListening();
    }
  };
}
