import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import type { SessionSettings } from '../config';
import { endWithError } from '../http/plainAnswer';
import { coalesced } from './coalesced';
import { keepAlive } from './keepAlive';
import type { Sessions } from './sessions';
import { SocketCensus } from './socketCensus';

/** A client's frame is a short JSON object. */
const MAX_FRAME_BYTES = 4096;

/** Bytes a socket may leave unread before it gets no more pushes. */
const MAX_BACKLOG_BYTES = 256 * 1024;

export interface SessionSockets {
  /** False when there are more sockets than all sessions together may have. */
  readonly hasRoom: () => boolean;
  /** Takes over a connection that asked to become the socket of a session. */
  readonly accept: (
    sessionId: string,
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
  ) => void;
  /** Tells every connected session its place. Several calls in one turn send one message. */
  readonly broadcast: () => void;
  /** Stops answering and pushing, the connections stay open (fault drill). */
  readonly silence: (silent: boolean) => void;
  /** Cuts the connections, of one session or of all; answers how many. */
  readonly drop: (sessionId?: string) => number;
  /** Closes all with code 1000; answers how many. */
  readonly closeAll: (reason: string) => number;
}

export interface SessionSocketOptions {
  readonly sessions: Pick<
    Sessions,
    'status' | 'statuses' | 'touch' | 'queue' | 'attach' | 'detach'
  >;
  readonly settings: Pick<SessionSettings, 'pingMs' | 'livenessMs' | 'seats' | 'maxWaiting'>;
}

const reportFailure = (error: unknown) =>
  console.error('The live channel could not ask for the sessions:', error);

/** The live channel (docs/contract.md 3.6): JSON text frames, one socket a session. */
export function createSessionSockets({ sessions, settings }: SessionSocketOptions): SessionSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  server.on('wsClientError', (error, socket) =>
    endWithError(socket, 400, { detail: error.message }),
  );
  const census = new SocketCensus<WebSocket>(settings.seats + settings.maxWaiting);
  const current = new Map<string, WebSocket>();
  let silent = false;

  const send = (socket: WebSocket, message: object) => {
    if (silent || socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount < MAX_BACKLOG_BYTES) socket.send(JSON.stringify(message));
  };

  const tellAll = async () => {
    const { statuses, queue } = await sessions.statuses(current.keys());
    for (const [id, socket] of current) {
      const status = statuses.get(id);
      if (status === undefined) continue;
      send(socket, { type: 'queue_update', session_status: status, queue_status: queue });
    }
  };

  const beat = async (id: string, socket: WebSocket) => {
    const status = await sessions.touch(id);
    if (status === null) return;
    const queue = await sessions.queue();
    send(socket, { type: 'status_update', session_status: status, queue_status: queue });
  };

  const open = (id: string, socket: WebSocket) => {
    current.set(id, socket);
    census.enter(id, socket).forEach((older) => older.terminate());
    const stopKeeping = keepAlive(socket, {
      times: settings,
      isKnown: async () => (await sessions.status(id)) !== null,
      ping: () => send(socket, { type: 'ping' }),
      onFailure: reportFailure,
    });
    const attached = sessions.attach(id);
    attached.catch(reportFailure);
    const detach = async () => {
      const token = await attached;
      if (token !== null) await sessions.detach(id, token);
    };
    socket.on('message', (data, isBinary) => {
      const type = isBinary ? null : messageType(data);
      if (type === null || type === 'disconnect') return socket.terminate();
      if (type === 'heartbeat' && !silent) beat(id, socket).catch(reportFailure);
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      stopKeeping();
      census.leave(id, socket);
      if (current.get(id) === socket) current.delete(id);
      detach().catch(reportFailure);
    });
  };

  return {
    hasRoom: () => census.hasRoom(),
    accept: (id, request, socket, head) =>
      server.handleUpgrade(request, socket, head, (channel) => open(id, channel)),
    broadcast: coalesced(() => tellAll().catch(reportFailure)),
    silence: (on) => {
      silent = on;
    },
    drop: (id) => {
      const chosen = id === undefined ? [...server.clients] : [current.get(id) ?? []].flat();
      chosen.forEach((socket) => socket.terminate());
      return chosen.length;
    },
    closeAll: (reason) => {
      const open = [...server.clients];
      open.forEach((socket) => socket.close(1000, reason));
      return open.length;
    },
  };
}

/** The `type` of a frame, null when it is not a JSON object. */
function messageType(data: RawData): string | null {
  try {
    const message: unknown = JSON.parse(String(data));
    if (typeof message !== 'object' || message === null || Array.isArray(message)) return null;
    return 'type' in message && typeof message.type === 'string' ? message.type : '';
  } catch {
    return null;
  }
}
