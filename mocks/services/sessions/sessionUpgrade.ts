import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { FOREIGN_HOST, isAllowedHost } from '../http/allowedHosts';
import { isAllowedOrigin } from '../http/cors';
import { endWithError, type ErrorBody } from '../http/plainAnswer';
import type { Sessions } from './sessions';
import type { SessionSockets } from './sessionSockets';

export interface SessionUpgradeOptions {
  readonly sockets: SessionSockets;
  readonly sessions: Pick<Sessions, 'status'>;
  /** Where the services are mounted: `/api` or nothing. */
  readonly prefix: string;
  readonly corsOrigins: readonly string[];
  readonly hosts: readonly string[];
  /** True where nobody else takes sockets on this server: other paths are refused then, too. */
  readonly isAlone: boolean;
}

type Refusal = readonly [status: number, body: ErrorBody];

/**
 * Lets a server's connections to `{prefix}/session/ws/{id}` become sockets of the sessions that there are.
 *
 * Other paths below the prefix are refused with 403 (docs/contract.md 3.6). Those outside it are left to others
 * on the same port, such as the development server's own socket, if there are any.
 */
export function attachSessionSockets(server: Server, options: SessionUpgradeOptions): void {
  const { sockets, prefix, isAlone } = options;
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const isOurs = path.startsWith(`${prefix}/`);
    if (!isOurs && !isAlone) return;
    const id = isOurs ? sessionIdIn(path.slice(prefix.length)) : null;
    // Who goes away while the sessions are asked must not take the services along.
    const onError = () => socket.destroy();
    socket.on('error', onError);
    refusalOf(request, id, options)
      .finally(() => socket.off('error', onError))
      .then((refusal) => {
        if (refusal) return endWithError(socket, ...refusal);
        if (id !== null) sockets.accept(id, request, socket, head);
      })
      .catch((error: unknown) => {
        console.error('A connection to the live channel failed:', error);
        endWithError(socket, 500, { detail: 'Internal Server Error' });
      });
  });
}

async function refusalOf(
  { headers }: IncomingMessage,
  id: string | null,
  { sockets, sessions, corsOrigins, hosts }: SessionUpgradeOptions,
): Promise<Refusal | null> {
  if (!isAllowedHost(headers.host, hosts)) return [421, FOREIGN_HOST];
  if (!isAllowedOrigin(headers.origin, headers.host, corsOrigins)) {
    return [403, { detail: 'Requests from this origin are not allowed' }];
  }
  if (id === null) return [403, { detail: 'Forbidden' }];
  if ((await sessions.status(id)) === null) return [404, { detail: 'Session not found' }];
  return sockets.hasRoom() ? null : [503, { detail: 'There are too many connections' }];
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
