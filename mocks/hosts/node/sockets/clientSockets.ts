import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { ClientSocket, LiveChannel } from '../../../services/sessions/clientSocket';
import { endWithError } from '../http/plainAnswer';
import { cutSilentPeer } from './cutSilentPeer';

/** A client's frame is a short JSON object. */
const MAX_FRAME_BYTES = 4096;

/** Bytes a socket may leave unread before it gets no more pushes. */
const MAX_BACKLOG_BYTES = 256 * 1024;

type Upgrade = (sessionId: string, request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Makes connections WebSockets of the live channel.
 *
 * @param livenessMs period of the protocol's own ping
 */
export function clientSockets(channel: Pick<LiveChannel, 'open'>, livenessMs: number): Upgrade {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  server.on('wsClientError', (error, socket) =>
    endWithError(socket, 400, { detail: error.message }),
  );
  return (sessionId, request, socket, head) =>
    server.handleUpgrade(request, socket, head, (webSocket) => {
      const { onFrame, onClose } = channel.open(sessionId, clientSocket(webSocket));
      webSocket.on('message', (data, isBinary) => onFrame(isBinary ? null : String(data)));
      webSocket.on('error', () => webSocket.terminate());
      webSocket.on('close', onClose);
      cutSilentPeer(webSocket, livenessMs);
    });
}

const clientSocket = (webSocket: WebSocket): ClientSocket => ({
  send: (text) => {
    if (webSocket.readyState !== WebSocket.OPEN) return;
    if (webSocket.bufferedAmount < MAX_BACKLOG_BYTES) webSocket.send(text);
  },
  close: (code, reason) => webSocket.close(code, reason),
  cut: () => webSocket.terminate(),
});
