import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemErrorCode } from '../systemErrorCode';

/** Further ports to try if one is in use. */
const PORTS_TO_TRY = 20;

export interface Listening {
  readonly port: number;
  /** The requested port, which differs from `port` if it was in use; 0 means any. */
  readonly wanted: number;
}

/**
 * Listens on `PORT` or the given default; if that is in use, on the next free port.
 *
 * `HOST` (default 127.0.0.1, this machine only) opens it to other machines.
 */
export async function listen(
  server: Server,
  env: Readonly<Record<string, string | undefined>>,
  defaultPort: number,
): Promise<Listening> {
  const wanted = readPort(env['PORT'], defaultPort);
  const host = env['HOST'] || '127.0.0.1';
  for (let port = wanted; ; port += 1) {
    try {
      await listenOn(server, port, host);
      return { port: (server.address() as AddressInfo).port, wanted };
    } catch (error) {
      const isBusy = systemErrorCode(error) === 'EADDRINUSE';
      if (!isBusy || port >= Math.min(65_535, wanted + PORTS_TO_TRY)) throw error;
    }
  }
}

function readPort(text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT must be a number from 0 to 65535, not "${text}"`);
}

function listenOn(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
