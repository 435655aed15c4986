import { createHash } from 'node:crypto';
import path from 'node:path';

/** Hashed, so that nothing a client sends can become part of a path. */
const fileNameOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 40);

/** What `sessionFolderOf` makes of ids, and what `removeSessionFolder` renames them to. */
export const isSessionFolder = (name: string): boolean =>
  /^([0-9a-f]{40}|ended-[0-9a-f-]{36})$/.test(name);

/** The folder of a session. */
export const sessionFolderOf = (root: string, sessionId: string): string =>
  path.join(root, fileNameOf(sessionId));

/** The file of one of its keys. */
export const sessionFileOf = (root: string, sessionId: string, key: string): string =>
  path.join(sessionFolderOf(root, sessionId), fileNameOf(key));
