import { sessionHasEnded } from '../sessions/sessionHasEnded';
import type { SessionRecords } from './sessionRecords';

/**
 * Records that can be written only for existing sessions: work may outlast its session, and what it left
 * behind would never be deleted. Reading and removing need no such check.
 *
 * @param isLive whether a session with that id exists
 */
export function recordsOfLiveSessions(
  records: SessionRecords,
  isLive: (sessionId: string) => Promise<boolean>,
): SessionRecords {
  const requireLive = async (sessionId: string) => {
    if (await isLive(sessionId)) return;
    await records.removeSession(sessionId);
    throw sessionHasEnded();
  };
  return {
    get: (sessionId, kind, key) => records.get(sessionId, kind, key),
    list: (sessionId, kind) => records.list(sessionId, kind),
    keys: (sessionId, kind) => records.keys(sessionId, kind),
    put: async (sessionId, kind, key, value) => {
      await records.put(sessionId, kind, key, value);
      await requireLive(sessionId);
    },
    putIfAbsent: async (sessionId, kind, key, value) => {
      const isNew = await records.putIfAbsent(sessionId, kind, key, value);
      await requireLive(sessionId);
      return isNew;
    },
    remove: (sessionId, kind, key) => records.remove(sessionId, kind, key),
    removeSession: (sessionId) => records.removeSession(sessionId),
  };
}
