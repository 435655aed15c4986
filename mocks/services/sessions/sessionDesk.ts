import type { SessionSettings } from '../config';
import { SessionLifetimes } from './sessionLifetimes';
import { SessionRegistry } from './sessionRegistry';
import { createSessionSockets, type SessionSockets } from './sessionSockets';
import { Standstill } from './standstill';

export interface SessionDesk {
  readonly registry: SessionRegistry;
  readonly sockets: SessionSockets;
  readonly lifetimes: SessionLifetimes;
  readonly close: () => void;
}

/**
 * Sessions with their live channel and their sweep.
 *
 * @param onEnd called once for each session that is gone
 */
export function openSessionDesk(
  settings: SessionSettings,
  onEnd: (id: string) => void,
): SessionDesk {
  const lifetimes = new SessionLifetimes();
  const sockets = createSessionSockets({ registry: () => registry, settings });
  const listeners = {
    onChange: sockets.broadcast,
    onEnd: (id: string) => {
      lifetimes.end(id);
      onEnd(id);
    },
  };
  const standstill = new Standstill(settings.sweepMs);
  const registry = new SessionRegistry(settings, listeners, Date.now, () => standstill.take());
  const sweep = setInterval(() => {
    registry.sweep();
    standstill.mark();
  }, settings.sweepMs);
  sweep.unref();
  return {
    registry,
    sockets,
    lifetimes,
    close: () => {
      clearInterval(sweep);
      sockets.drop();
      registry.expire();
    },
  };
}
