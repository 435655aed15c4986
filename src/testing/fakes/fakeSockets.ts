import type { SocketEvent, SocketFactory } from '@/platform/sockets';

/** One socket as seen by the server. */
export class FakeSocket {
  readonly sent: string[] = [];
  private listening = true;
  closedByClient: { code: number | undefined; reason: string | undefined } | undefined;

  constructor(
    readonly url: string,
    private readonly onEvent: (event: SocketEvent) => void,
  ) {}

  /** Neither side has closed it. */
  get isOpen(): boolean {
    return this.listening;
  }

  get sentMessages(): unknown[] {
    return this.sent.map((text) => JSON.parse(text) as unknown);
  }

  serverOpens(): void {
    this.emit({ kind: 'opened' });
  }

  serverSays(message: unknown): void {
    this.serverSaysText(JSON.stringify(message));
  }

  serverSaysText(text: string): void {
    this.emit({ kind: 'message', text });
  }

  serverCloses(code = 1006, reason = ''): void {
    this.emit({ kind: 'closed', code, reason });
    this.listening = false;
  }

  clientCloses(code?: number, reason?: string): void {
    this.closedByClient ??= { code, reason };
    this.listening = false;
  }

  private emit(event: SocketEvent): void {
    if (this.listening) this.onEvent(event);
  }
}

export interface FakeSockets extends SocketFactory {
  /** Every socket ever opened, oldest first. */
  readonly all: readonly FakeSocket[];
  /** Sockets that neither side has closed. */
  readonly open: readonly FakeSocket[];
  readonly latest: FakeSocket;
}

export function createFakeSockets(): FakeSockets {
  const all: FakeSocket[] = [];
  return {
    connect(url, onEvent) {
      const socket = new FakeSocket(url, onEvent);
      all.push(socket);
      return {
        send: (text) => {
          if (socket.isOpen) socket.sent.push(text);
        },
        close: (code, reason) => socket.clientCloses(code, reason),
      };
    },
    all,
    get open() {
      return all.filter((socket) => socket.isOpen);
    },
    get latest() {
      const socket = all.at(-1);
      if (!socket) throw new Error('No socket was opened');
      return socket;
    },
  };
}
