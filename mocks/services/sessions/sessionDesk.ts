import type { SessionSettings } from '../config';
import { isStateAway } from '../stores/stateIsAway';
import { SessionLifetimes } from './sessionLifetimes';
import type { Sessions } from './sessions';
import { createSessionSockets, type SessionSockets } from './sessionSockets';

/** How often to look for what others should have deleted, in milliseconds. */
const LEFTOVERS_MS = 10_000;

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
  const clearOnce = async () => {
    try {
      const ended = await sessions.takeEnded();
      await Promise.all(ended.map(removeSession));
      if (ended.length > 0) await sessions.confirmDeleted(ended);
    } catch (error) {
      // The next time makes up for it.
      if (!isStateAway(error)) {
        console.error('What belonged to a session could not be deleted:', error);
      }
    }
  };
  let clearing = Promise.resolve();
  const clear = () => (clearing = clearing.then(clearOnce));
  sessions.onChange((ended) => {
    ended.forEach((id) => lifetimes.end(id));
    sockets.broadcast();
    if (ended.length > 0) void clear();
  });
  sessions.onGap(() => void endMissed(sessions, lifetimes).then(sockets.broadcast));
  // Processes that were killed may have left some.
  void clear();
  const leftovers = setInterval(() => void clear(), LEFTOVERS_MS);
  return {
    sessions,
    sockets,
    lifetimes,
    close: async () => {
      clearInterval(leftovers);
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
    if (isStateAway(error)) return;
    console.error('It is not known which sessions have ended meanwhile:', error);
  }
}
