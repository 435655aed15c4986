import { sessionHasEnded } from '../sessions/sessionHasEnded';
import type { SessionFiles } from './sessionFiles';

/**
 * Files that can be written only for existing sessions: an upload may outlast its session, and what it left
 * behind would never be deleted.
 *
 * @param isLive whether a session with that id exists
 */
export function filesOfLiveSessions(
  files: SessionFiles,
  isLive: (sessionId: string) => Promise<boolean>,
): SessionFiles {
  return {
    write: async (sessionId, key, bytes) => {
      if (!(await isLive(sessionId))) throw sessionHasEnded();
      await files.write(sessionId, key, bytes);
      if (await isLive(sessionId)) return;
      // The session's files may have been deleted before this one was written.
      await files.removeSession(sessionId);
      throw sessionHasEnded();
    },
    read: (sessionId, key) => files.read(sessionId, key),
    removeSession: (sessionId) => files.removeSession(sessionId),
    close: () => files.close(),
  };
}
