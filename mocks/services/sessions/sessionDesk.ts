import type { SessionSettings } from '../config';
import { SessionLifetimes } from './sessionLifetimes';
import type { Sessions } from './sessions';
import { createSessionSockets, type SessionSockets } from './sessionSockets';

export interface SessionDesk {
  readonly sessions: Sessions;
  readonly sockets: SessionSockets;
  readonly lifetimes: SessionLifetimes;
  readonly close: () => Promise<void>;
}

/**
 * The sessions together with this process's live channel and work.
 *
 * @param removeSession deletes everything that belongs to a session that has ended
 */
export function openSessionDesk(
  sessions: Sessions,
  settings: SessionSettings,
  removeSession: (id: string) => Promise<void>,
): SessionDesk {
  const lifetimes = new SessionLifetimes();
  const sockets = createSessionSockets({ sessions, settings });
  const clear = async () => {
    try {
      await Promise.all((await sessions.takeEnded()).map(removeSession));
    } catch (error) {
      console.error('What belonged to a session could not be deleted:', error);
    }
  };
  sessions.onChange((ended) => {
    ended.forEach((id) => lifetimes.end(id));
    sockets.broadcast();
    if (ended.length > 0) void clear();
  });
  return {
    sessions,
    sockets,
    lifetimes,
    close: async () => {
      sockets.stop();
      await sessions.close();
      await clear();
    },
  };
}
