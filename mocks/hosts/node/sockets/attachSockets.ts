import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { FOREIGN_HOST, isAllowedHost } from '../../../services/http/allowedHosts';
import { isAllowedOrigin } from '../../../services/http/cors';
import { HttpError } from '../../../services/http/httpError';
import { toErrorAnswer, type ErrorAnswer } from '../../../services/http/errorAnswer';
import type { Channels } from '../../../services/app';
import type { Admission } from '../../../services/sessions/clientSocket';
import { endWithError } from '../http/plainAnswer';
import { senderOfIncoming } from '../http/senderOfIncoming';
import { clientSockets } from './clientSockets';

interface SocketOptions {
  readonly channels: Channels;
  /** Mount path of the services: `/api` or empty. */
  readonly prefix: string;
  readonly corsOrigins: readonly string[];
  readonly hosts: readonly string[];
  /** Which addresses are proxies on other machines that may name their clients. */
  readonly isProxy: (address: string) => boolean;
  /** Period in milliseconds of the WebSocket protocol's ping, which detects peers that have vanished. */
  readonly livenessMs: number;
  /** Whether nothing else on this server accepts sockets, so that other paths are refused as well. */
  readonly isAlone: boolean;
}

/**
 * Turns a server's connections to `{prefix}/session/ws/{id}` into sockets of existing sessions, and those to
 * `{prefix}/library/live` into sockets of the library's users.
 *
 * Other paths under the prefix are refused with 403 (docs/contract.md 3.6). Paths outside it are left to any
 * other users of the port, such as the development server's own socket.
 */
export function attachSockets(server: Server, options: SocketOptions): void {
  const { prefix, isAlone, livenessMs } = options;
  const accept = clientSockets(livenessMs);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const isOurs = path.startsWith(`${prefix}/`);
    if (!isOurs && !isAlone) return;
    // A client that disconnects during the session lookup must not crash the services.
    const onError = () => socket.destroy();
    socket.on('error', onError);
    admitted(request, isOurs ? path.slice(prefix.length) : '', options)
      .finally(() => socket.off('error', onError))
      .then(({ open, giveUp }) => {
        // It is opened at once, or never.
        try {
          accept(open, request, socket, head);
        } finally {
          giveUp();
        }
      })
      .catch((error: unknown) => {
        const { status, body } = error instanceof Refusal ? error.answer : toErrorAnswer(error);
        if (status === 500) console.error('A connection to the live channel failed:', error);
        endWithError(socket, status, body);
      });
  });
}

/** @throws Refusal or HttpError */
async function admitted(
  request: IncomingMessage,
  path: string,
  { channels, corsOrigins, hosts, isProxy }: SocketOptions,
): Promise<Admission> {
  const { headers } = request;
  if (!isAllowedHost(headers.host, hosts)) throw new Refusal({ status: 421, body: FOREIGN_HOST });
  if (!isAllowedOrigin(headers.origin, headers.host, corsOrigins)) {
    throw new HttpError(403, 'Requests from this origin are not allowed');
  }
  if (path === '/library/live' && channels.library) {
    const sender = senderOfIncoming(request);
    return channels.library.admit({
      sender: { ...sender, peerIsProxy: isProxy(sender.peer) },
      header: (name) => headers[name.toLowerCase()]?.toString(),
    });
  }
  const id = sessionIdIn(path);
  if (id === null) throw new HttpError(403, 'Forbidden');
  const refusal = await channels.sessions.refusalOf(id);
  if (refusal) throw refusal;
  return { open: (socket) => channels.sessions.open(id, socket), giveUp: () => undefined };
}

/** Answered as it is. */
class Refusal extends Error {
  constructor(readonly answer: ErrorAnswer) {
    super('Refused');
  }
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
