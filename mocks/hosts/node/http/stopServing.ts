import type { Server } from 'node:http';

/**
 * Accepts no more requests and ends idle connections, which would otherwise stay for a minute; lets `close`
 * clean up; then aborts the answers still in progress.
 *
 * @throws what `close` throws
 */
export async function stopServing(server: Server, close: () => Promise<void>): Promise<void> {
  server.close();
  try {
    await close();
  } finally {
    server.closeAllConnections();
  }
}
