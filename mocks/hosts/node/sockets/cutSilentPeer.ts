import type { WebSocket } from 'ws';

/** Sends a WebSocket protocol ping each period and terminates peers that have vanished. */
export function cutSilentPeer(socket: WebSocket, periodMs: number): void {
  let answered = true;
  const period = setInterval(() => {
    // If the services themselves were stalled, the reply may be waiting to be read: let that happen first.
    setImmediate(() => {
      if (!answered) return socket.terminate();
      answered = false;
      socket.ping();
    });
  }, periodMs);
  socket.on('pong', () => {
    answered = true;
  });
  socket.on('close', () => clearInterval(period));
}
