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
  /** A file that is removed with its session is gone for a known reason, whatever error the disk reports. */
  const explained = async (sessionId: string, error: unknown): Promise<unknown> =>
    (await isLive(sessionId)) ? error : sessionHasEnded();
  return {
    write: async (sessionId, key, bytes) => {
      if (!(await isLive(sessionId))) throw sessionHasEnded();
      try {
        await files.write(sessionId, key, bytes);
      } catch (error) {
        throw await explained(sessionId, error);
      }
      if (await isLive(sessionId)) return;
      // The session's files may have been deleted before this one was written.
      await files.removeSession(sessionId);
      throw sessionHasEnded();
    },
    read: async (sessionId, key) => {
      try {
        return await files.read(sessionId, key);
      } catch (error) {
        throw await explained(sessionId, error);
      }
    },
    removeSession: (sessionId) => files.removeSession(sessionId),
    close: () => files.close(),
  };
}
