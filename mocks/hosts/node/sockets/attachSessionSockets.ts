import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { FOREIGN_HOST, isAllowedHost } from '../../../services/http/allowedHosts';
import { isAllowedOrigin } from '../../../services/http/cors';
import { toErrorAnswer, type ErrorAnswer } from '../../../services/http/errorAnswer';
import type { LiveChannel } from '../../../services/sessions/clientSocket';
import { endWithError } from '../http/plainAnswer';
import { clientSockets } from './clientSockets';

interface SessionSocketOptions {
  readonly channel: LiveChannel;
  /** Mount path of the services: `/api` or empty. */
  readonly prefix: string;
  readonly corsOrigins: readonly string[];
  readonly hosts: readonly string[];
  /** Period in milliseconds of the WebSocket protocol's ping, which detects peers that have vanished. */
  readonly livenessMs: number;
  /** Whether nothing else on this server accepts sockets, so that other paths are refused as well. */
  readonly isAlone: boolean;
}

/**
 * Turns a server's connections to `{prefix}/session/ws/{id}` into sockets of existing sessions.
 *
 * Other paths under the prefix are refused with 403 (docs/contract.md 3.6). Paths outside it are left to any
 * other users of the port, such as the development server's own socket.
 */
export function attachSessionSockets(server: Server, options: SessionSocketOptions): void {
  const { channel, prefix, isAlone, livenessMs } = options;
  const accept = clientSockets(channel, livenessMs);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const isOurs = path.startsWith(`${prefix}/`);
    if (!isOurs && !isAlone) return;
    const id = isOurs ? sessionIdIn(path.slice(prefix.length)) : null;
    // A client that disconnects during the session lookup must not crash the services.
    const onError = () => socket.destroy();
    socket.on('error', onError);
    refusalOf(request, id, options)
      .finally(() => socket.off('error', onError))
      .then((refusal) => {
        if (refusal) return endWithError(socket, refusal.status, refusal.body);
        if (id !== null) accept(id, request, socket, head);
      })
      .catch((error: unknown) => {
        const { status, body } = toErrorAnswer(error);
        if (status === 500) console.error('A connection to the live channel failed:', error);
        endWithError(socket, status, body);
      });
  });
}

async function refusalOf(
  { headers }: IncomingMessage,
  id: string | null,
  { channel, corsOrigins, hosts }: SessionSocketOptions,
): Promise<ErrorAnswer | null> {
  if (!isAllowedHost(headers.host, hosts)) return { status: 421, body: FOREIGN_HOST };
  if (!isAllowedOrigin(headers.origin, headers.host, corsOrigins)) {
    return { status: 403, body: { detail: 'Requests from this origin are not allowed' } };
  }
  if (id === null) return { status: 403, body: { detail: 'Forbidden' } };
  const refusal = await channel.refusalOf(id);
  return refusal && toErrorAnswer(refusal);
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
