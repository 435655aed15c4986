import { WebSocket } from 'ws';
import type { LiveMessage } from '../liveSocket';
import type { NodeDirectory } from './nodeDirectory';

/** RFC 6455's registry: the service restarts. */
const RESTART = 1012;

/** Pauses before a socket is opened again, in milliseconds: a random part of the first one after a restart. */
const RESTART_SPREAD_MS = 1_000;
const RETRY_MS = 500;

export interface ChannelEvents {
  readonly heard: (message: LiveMessage) => void;
  /** The services do not know the session. */
  readonly unknown: () => void;
}

/** A client's live channel, which is opened again at another node whenever it closes. */
export class ClusterChannel {
  reconnects = 0;
  private heardAt = Date.now();
  private socket: WebSocket | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isOver = false;

  constructor(
    private readonly directory: NodeDirectory,
    private readonly id: string,
    private readonly events: ChannelEvents,
  ) {
    this.open();
  }

  get isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Milliseconds since the services said something. */
  get silentMs(): number {
    return Date.now() - this.heardAt;
  }

  beat(): void {
    if (this.isOpen) this.socket?.send(JSON.stringify({ type: 'heartbeat' }));
  }

  /** @param how `silent` leaves the connection open and reads nothing more */
  end(how: 'close' | 'silent'): void {
    this.isOver = true;
    clearTimeout(this.timer);
    if (how === 'silent') this.socket?.pause();
    else this.socket?.close(1000);
  }

  destroy(): void {
    this.end('close');
    this.socket?.terminate();
  }

  private open(): void {
    const socket = new WebSocket(`${this.directory.pick().wsUrl}/session/ws/${this.id}`);
    this.socket = socket;
    socket.on('message', (data) => {
      if (this.isOver) return;
      this.heardAt = Date.now();
      const message: LiveMessage = JSON.parse(String(data));
      if (message.type === 'ping') socket.send('{"type":"pong"}');
      this.events.heard(message);
    });
    socket.on('unexpected-response', (_request, { statusCode }) => {
      if (statusCode === 404 && !this.isOver) this.events.unknown();
      socket.terminate();
    });
    socket.on('error', () => undefined);
    socket.once('open', () => this.beat());
    socket.once('close', (code) => this.openLater(code));
  }

  private openLater(code: number): void {
    if (this.isOver) return;
    this.reconnects += 1;
    const pause = code === RESTART ? Math.random() * RESTART_SPREAD_MS : RETRY_MS;
    this.timer = setTimeout(() => this.open(), pause);
  }
}
