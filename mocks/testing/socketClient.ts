import WebSocket from 'ws';

/** A session's socket in a test: the messages received, and a way to wait for the next one. */
export interface SocketClient {
  readonly socket: WebSocket;
  readonly received: readonly Message[];
  readonly send: (message: unknown) => void;
  /** The first message, past or future, that fits. */
  readonly next: (fits: (message: Message) => boolean) => Promise<Message>;
  /** The close code. */
  readonly closed: Promise<number>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Message = any;

export async function openSocket(url: string, headers = {}): Promise<SocketClient> {
  const socket = new WebSocket(url, { headers });
  const received: Message[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    received.push(JSON.parse(String(data)));
    waiting.forEach((check) => check());
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    socket,
    received,
    closed,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: (fits) =>
      new Promise((resolve) => {
        const check = () => {
          const message = received.find(fits);
          if (message === undefined) return;
          waiting.delete(check);
          resolve(message);
        };
        waiting.add(check);
        check();
      }),
  };
}
