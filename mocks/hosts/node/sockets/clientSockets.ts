import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import type { Admission, ClientSocket } from '../../../services/sessions/clientSocket';
import { endWithError } from '../http/plainAnswer';
import { cutSilentPeer } from './cutSilentPeer';

/** Client frames are short JSON objects. */
const MAX_FRAME_BYTES = 4096;

/** Unread bytes after which a socket gets no more pushes. */
const MAX_BACKLOG_BYTES = 256 * 1024;

type Upgrade = (
  open: Admission['open'],
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
) => void;

/**
 * Upgrades connections to WebSockets for the live channels.
 *
 * @param livenessMs period of the WebSocket protocol's ping
 */
export function clientSockets(livenessMs: number): Upgrade {
  const server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });
  server.on('wsClientError', (error, socket) =>
    endWithError(socket, 400, { detail: error.message }),
  );
  return (open, request, socket, head) =>
    server.handleUpgrade(request, socket, head, (webSocket) => {
      const { onFrame, onClose } = open(clientSocket(webSocket));
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
