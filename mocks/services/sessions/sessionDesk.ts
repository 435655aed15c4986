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
      const ended = await sessions.takeEnded();
      await Promise.all(ended.map(removeSession));
      if (ended.length > 0) await sessions.confirmDeleted(ended);
    } catch (error) {
      console.error('What belonged to a session could not be deleted:', error);
    }
  };
  sessions.onChange((ended) => {
    ended.forEach((id) => lifetimes.end(id));
    sockets.broadcast();
    if (ended.length > 0) void clear();
  });
  sessions.onGap(() => void endMissed(sessions, lifetimes).then(sockets.broadcast));
  // A process that was killed may have left some.
  void clear();
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

/** Ends the work for sessions that ended while this process was not told. */
async function endMissed(sessions: Sessions, lifetimes: SessionLifetimes): Promise<void> {
  try {
    const ids = lifetimes.ids();
    const { statuses } = await sessions.statuses(ids);
    for (const id of ids) if (!statuses.has(id)) lifetimes.end(id);
  } catch (error) {
    console.error('It is not known which sessions have ended meanwhile:', error);
  }
}
