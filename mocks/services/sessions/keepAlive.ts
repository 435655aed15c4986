import type { WebSocket } from 'ws';
import type { SessionSettings } from '../config';

/**
 * Milliseconds for which the socket of a session that is gone stays open: its client notices by the silence
 * after a heartbeat (docs/contract.md 3.8), 30 s at most.
 */
const ORPHAN_MS = 60_000;

export interface KeepAliveOptions {
  readonly times: Pick<SessionSettings, 'pingMs' | 'livenessMs'>;
  /** Whether the socket's session is there. */
  readonly isKnown: () => Promise<boolean>;
  /** Sends the application's ping. */
  readonly ping: () => void;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Sends the application's ping after silence, and cuts a peer that answers no protocol ping or whose session
 * has been gone for long.
 *
 * @returns what ends it
 */
export function keepAlive(socket: WebSocket, options: KeepAliveOptions): () => void {
  const { times, isKnown, ping, onFailure } = options;
  const silence = setInterval(ping, times.pingMs);
  let answered = true;
  let knownAt = Date.now();
  const cutOrphan = async () => {
    if (await isKnown()) knownAt = Date.now();
    else if (Date.now() - knownAt > ORPHAN_MS) socket.terminate();
  };
  const liveness = setInterval(() => {
    cutOrphan().catch(onFailure);
    // Where the services themselves stood still, the answer waits to be read: that comes first.
    setImmediate(() => {
      if (!answered) return socket.terminate();
      answered = false;
      socket.ping();
    });
  }, times.livenessMs);
  socket.on('pong', () => {
    answered = true;
  });
  socket.on('message', () => silence.refresh());
  return () => {
    clearInterval(silence);
    clearInterval(liveness);
  };
}
