import { createConnection, createServer, type Server } from 'node:net';
import { once } from 'node:events';
import path from 'node:path';

/** The socket in a folder on which its owner listens. */
const SOCKET_NAME = 'owner.sock';

/**
 * If there is no answer for this long, in ms, the owner counts as alive, and the folder must not be deleted.
 */
const ANSWER_LIMIT_MS = 1_000;

const socketIn = (folder: string) => path.join(folder, SOCKET_NAME);

/**
 * Marks a folder as owned by this process, for as long as it lives.
 *
 * A listening socket ends with its process, however that ends. A process id would not do: ids are reused, and
 * mean different processes in each container that shares the folder.
 *
 * @returns the mark, which must be closed before the folder is deleted; null on systems without such sockets
 *   (Windows)
 */
export async function markAsOwned(folder: string): Promise<Server | null> {
  if (process.platform === 'win32') return null;
  const server = createServer((connection) => connection.destroy());
  server.listen(socketIn(folder));
  await once(server, 'listening');
  // The mark must not keep the process alive.
  server.unref();
  return server;
}

/** True if a folder was marked by a process that has ended; false for one without a mark. */
export function hasLostOwner(folder: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = createConnection(socketIn(folder));
    const tell = (lost: boolean) => {
      connection.destroy();
      resolve(lost);
    };
    connection.setTimeout(ANSWER_LIMIT_MS, () => tell(false));
    connection.once('connect', () => tell(false));
    connection.once('error', (error: NodeJS.ErrnoException) => tell(error.code === 'ECONNREFUSED'));
  });
}
