import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer, type RawData } from 'ws';
import type { SessionSettings } from '../config';
import { endWithError } from '../http/plainAnswer';
import type { SessionRegistry } from './sessionRegistry';
import { SocketCensus } from './socketCensus';

/** A client's frame is a short JSON object. */
const MAX_FRAME_BYTES = 4096;

/** Bytes a socket may leave unread before it gets no more pushes. */
const MAX_BACKLOG_BYTES = 256 * 1024;

/**
 * Milliseconds for which the socket of a session that is gone stays open: its client notices by the silence
 * after a heartbeat (docs/contract.md 3.8), 30 s at most.
 */
const ORPHAN_MS = 60_000;

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

type SocketTimes = Pick<SessionSettings, 'pingMs' | 'livenessMs'>;

export interface SessionSocketOptions {
  readonly registry: () => SessionRegistry;
  readonly settings: SocketTimes & Pick<SessionSettings, 'seats' | 'maxWaiting'>;
}

type Channel = WebSocket & { answered?: boolean };

/** The live channel (docs/contract.md 3.6): JSON text frames, one socket a session. */
export function createSessionSockets({ registry, settings }: SessionSocketOptions): SessionSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  server.on('wsClientError', (error, socket) =>
    endWithError(socket, 400, { detail: error.message }),
  );
  const census = new SocketCensus<Channel>(settings.seats + settings.maxWaiting);
  const current = new Map<string, Channel>();
  let silent = false;
  let broadcastPending = false;

  const send = (socket: WebSocket, message: object) => {
    if (silent || socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount < MAX_BACKLOG_BYTES) socket.send(JSON.stringify(message));
  };

  const sendStatus = (id: string, socket: WebSocket, type: 'status_update' | 'queue_update') => {
    const status = registry().status(id);
    if (status === null) return;
    send(socket, { type, session_status: status, queue_status: registry().queue() });
  };

  const broadcast = () => {
    if (broadcastPending) return;
    broadcastPending = true;
    setImmediate(() => {
      broadcastPending = false;
      for (const [id, socket] of current) sendStatus(id, socket, 'queue_update');
    });
  };

  const open = (id: string, socket: Channel) => {
    current.set(id, socket);
    census.enter(id, socket).forEach((older) => older.terminate());
    const isKnown = () => registry().status(id) !== null;
    const stopPings = keepAlive(socket, settings, isKnown, () => send(socket, { type: 'ping' }));
    socket.on('message', (data, isBinary) => {
      const type = isBinary ? null : messageType(data);
      if (type === null || type === 'disconnect') return socket.terminate();
      if (type !== 'heartbeat' || silent) return;
      registry().touch(id);
      sendStatus(id, socket, 'status_update');
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      stopPings();
      census.leave(id, socket);
      // A socket that another one of the same session has replaced takes nothing with it.
      if (current.get(id) !== socket) return;
      current.delete(id);
      registry().remove(id);
    });
  };

  return {
    hasRoom: () => census.hasRoom(),
    accept: (id, request, socket, head) =>
      server.handleUpgrade(request, socket, head, (channel) => open(id, channel)),
    broadcast,
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

/**
 * Sends the application's ping after silence, and cuts a peer that answers no protocol ping or whose session
 * has been gone for long.
 */
function keepAlive(
  socket: Channel,
  { pingMs, livenessMs }: SocketTimes,
  isKnown: () => boolean,
  ping: () => void,
): () => void {
  const silence = setInterval(ping, pingMs);
  socket.answered = true;
  let knownAt = Date.now();
  const liveness = setInterval(() => {
    if (isKnown()) knownAt = Date.now();
    else if (Date.now() - knownAt > ORPHAN_MS) return socket.terminate();
    // Where the services themselves stood still, the answer waits to be read: that comes first.
    setImmediate(() => {
      if (!socket.answered) return socket.terminate();
      socket.answered = false;
      socket.ping();
    });
  }, livenessMs);
  socket.on('pong', () => {
    socket.answered = true;
  });
  socket.on('message', () => silence.refresh());
  return () => {
    clearInterval(silence);
    clearInterval(liveness);
  };
}
