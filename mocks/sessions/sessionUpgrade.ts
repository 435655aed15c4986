import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { isAllowedOrigin } from '../http/cors';
import type { SessionSockets } from './sessionSockets';

export interface SessionUpgradeOptions {
  readonly sockets: SessionSockets;
  /** Where the services are mounted: `/api` or nothing. */
  readonly prefix: string;
  readonly corsOrigins: readonly string[];
}

/**
 * Lets a server's connections to `{prefix}/session/ws/{id}` become session sockets.
 *
 * Other paths below the prefix are refused with 403 (contract, section 3); those outside it are left
 * to others on the same port, such as the development server's own socket.
 */
export function attachSessionSockets(
  server: Server,
  { sockets, prefix, corsOrigins }: SessionUpgradeOptions,
): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (!path.startsWith(`${prefix}/`)) return;
    const id = sessionIdIn(path.slice(prefix.length));
    const { origin, host } = request.headers;
    if (id === null || !isAllowedOrigin(origin, host, corsOrigins)) return refuse(socket);
    sockets.accept(id, request, socket, head);
  });
}

function sessionIdIn(path: string): string | null {
  const id = /^\/session\/ws\/([^/]+)$/.exec(path)?.[1];
  if (id === undefined) return null;
  try {
    return decodeURIComponent(id);
  } catch {
    return null;
  }
}

function refuse(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}
