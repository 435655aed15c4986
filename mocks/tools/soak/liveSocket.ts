import { WebSocket } from 'ws';
import type { QueueStatus, SessionStatus } from '../../services/sessions/sessionTypes';
import type { Ending } from './plan';

export interface LiveMessage {
  readonly type: string;
  readonly session_status?: SessionStatus;
  readonly queue_status?: QueueStatus;
}

/** A client's socket; `heard` is called with each message while it is open. */
export interface LiveSocket {
  readonly beat: () => void;
  readonly end: (ending: Extract<Ending, 'disconnect' | 'close' | 'drop' | 'vanish'>) => void;
  /** Frees it, whatever state it is in. */
  readonly destroy: () => void;
}

export function openLiveSocket(
  url: string,
  heard: (message: LiveMessage) => void,
): Promise<LiveSocket> {
  const socket = new WebSocket(url);
  const send = (message: object) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  socket.on('message', (data) => {
    const message: LiveMessage = JSON.parse(String(data));
    if (message.type === 'ping') send({ type: 'pong' });
    heard(message);
  });
  const live: LiveSocket = {
    beat: () => send({ type: 'heartbeat' }),
    end: (ending) => {
      if (ending === 'disconnect') return send({ type: 'disconnect' });
      if (ending === 'close') return socket.close(1000);
      if (ending === 'drop') return socket.terminate();
      // Nothing is read any more, so that not even the protocol's own pings are answered.
      socket.pause();
    },
    destroy: () => socket.terminate(),
  };
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(live));
    socket.on('error', reject);
  });
}
