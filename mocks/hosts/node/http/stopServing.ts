import type { Server } from 'node:http';

/**
 * Takes no further requests and ends idle connections, which else stay for a minute; lets `close` put away
 * what answers; and cuts off what is still being answered.
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
