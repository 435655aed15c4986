import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { systemErrorCode } from '../systemErrorCode';

/**
 * Deletes a session's folder, into which others may be writing.
 *
 * It is renamed first: what is written meanwhile goes to another folder under the old name, and does not keep this one
 * from becoming empty. A name that `isSessionFolder` knows, for those that clean up after a crash.
 */
export async function removeSessionFolder(folder: string): Promise<void> {
  const ended = path.join(path.dirname(folder), `ended-${randomUUID()}`);
  try {
    await rename(folder, ended);
  } catch (error) {
    // Nothing was written, or another process was faster.
    if (systemErrorCode(error) === 'ENOENT') return;
    throw error;
  }
  // Retries for the one file that was being created in the folder at the moment of its renaming.
  await rm(ended, { recursive: true, force: true, maxRetries: 10 });
}
