import type { SessionSettings } from '../config';
import { SessionLifetimes } from './sessionLifetimes';
import { SessionRegistry } from './sessionRegistry';
import { createSessionSockets, type SessionSockets } from './sessionSockets';

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
  const sockets = createSessionSockets({ registry: () => registry, pingMs: settings.pingMs });
  const registry = new SessionRegistry(settings, {
    onChange: sockets.broadcast,
    onEnd: (id) => {
      lifetimes.end(id);
      onEnd(id);
    },
  });
  const sweep = setInterval(() => registry.sweep(), settings.sweepMs);
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
