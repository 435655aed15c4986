import { HttpError } from '../http/httpError';
import type { SessionRecords } from './sessionRecords';

/**
 * Records that are put for sessions that there are: work may outlast its session, and nobody would delete
 * what it leaves behind. Reading and removing need no such care.
 *
 * @param isLive whether there is a session of that id
 */
export function recordsOfLiveSessions(
  records: SessionRecords,
  isLive: (sessionId: string) => Promise<boolean>,
): SessionRecords {
  const requireLive = async (sessionId: string) => {
    if (await isLive(sessionId)) return;
    await records.removeSession(sessionId);
    throw new HttpError(404, 'Session not found or expired.');
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
