import type { WebSocket } from 'ws';

/** Asks a peer for a sign of life by the protocol's own ping each period, and cuts one that has vanished. */
export function cutSilentPeer(socket: WebSocket, periodMs: number): void {
  let answered = true;
  const period = setInterval(() => {
    // Where the services themselves stood still, the answer waits to be read: that comes first.
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
