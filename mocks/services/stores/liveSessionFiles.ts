import { HttpError } from '../http/httpError';
import type { SessionFiles } from './sessionFiles';

/**
 * Files that are written for sessions that there are: an upload may outlast its session, and nobody would
 * delete what it leaves behind.
 *
 * @param isLive whether there is a session of that id
 */
export function filesOfLiveSessions(
  files: SessionFiles,
  isLive: (sessionId: string) => Promise<boolean>,
): SessionFiles {
  return {
    write: async (sessionId, key, bytes) => {
      if (!(await isLive(sessionId))) throw hasEnded();
      await files.write(sessionId, key, bytes);
      if (await isLive(sessionId)) return;
      // What the session had may have been deleted before this was written.
      await files.removeSession(sessionId);
      throw hasEnded();
    },
    read: (sessionId, key) => files.read(sessionId, key),
    removeSession: (sessionId) => files.removeSession(sessionId),
    close: () => files.close(),
  };
}

const hasEnded = () => new HttpError(404, 'Session not found or expired.');
