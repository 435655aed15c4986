import { HttpError } from '../../http/httpError';
import type { Admission, ClientSocket, ClientSocketEvents } from '../../sessions/clientSocket';
import { coalesced } from '../../sessions/coalesced';
import type { TeamLibrary } from '../library';
import type { LibraryUser } from '../roles';
import { userNamedBy, type Caller } from '../userOf';
import { frameBudget } from './frameBudget';
import { readHere } from './frames';
import { NOWHERE } from './presence';
import { TELL_AGAIN_MS, Whereabouts } from './whereabouts';

/** Connections of one user: as many windows as somebody has open on all machines. */
const PER_USER = 30;

/** Connections in all: a large institute. */
const IN_ALL = 1_000;

interface Connection {
  readonly id: string;
  readonly user: LibraryUser;
  readonly socket: ClientSocket;
}

export interface LibraryLiveOptions extends Pick<TeamLibrary, 'library' | 'users'> {
  /** Milliseconds between two messages that only say that the connection is there. */
  readonly pingMs: number;
}

/**
 * The library's live channel: tells pages that events were kept, and who is at which drawing. Nothing is said of the
 * events themselves, which pages ask for, and nobody's place is kept.
 */
export class LibraryLive {
  private readonly open = new Set<Connection>();
  /** Who is being let in: many may come while the database is asked. */
  private readonly coming = new Set<LibraryUser>();
  private readonly whereabouts: Whereabouts;
  private last = 0;
  private timers: readonly ReturnType<typeof setInterval>[] = [];
  private isListening = false;
  private isStopping = false;
  private readonly tellNews = coalesced(async () => this.send({ type: 'news', seq: this.last }));

  constructor(private readonly options: LibraryLiveOptions) {
    this.whereabouts = new Whereabouts(options.library, () => this.send(this.here()));
  }

  /**
   * Who asks for a connection.
   *
   * @throws HttpError for somebody without a role, and for one connection too many
   */
  async admit(caller: Caller): Promise<Admission> {
    const user = userNamedBy(caller, this.options.users);
    const users = [...this.coming, ...[...this.open].map((each) => each.user)];
    if (users.length >= IN_ALL) throw new HttpError(503, 'There are too many connections');
    const own = users.filter(({ name }) => name === user.name);
    if (own.length >= PER_USER) throw new HttpError(429, `${user.name} has too many connections`);
    this.coming.add(user);
    const giveUp = () => void this.coming.delete(user);
    const last = await this.options.library.last().catch(() => {
      giveUp();
      throw new HttpError(503, 'The library’s database does not answer');
    });
    return { open: (socket) => this.enter(user, socket, last), giveUp };
  }

  /** Closes all connections, and any that are opened later, since this process stops: pages come back at once. */
  stop(): void {
    this.isStopping = true;
    this.open.forEach(({ socket }) => closeForRestart(socket));
  }

  private enter(user: LibraryUser, socket: ClientSocket, last: number): ClientSocketEvents {
    const connection = { id: crypto.randomUUID(), user, socket };
    this.coming.delete(user);
    this.open.add(connection);
    this.listen();
    this.last = Math.max(this.last, last);
    socket.send(JSON.stringify({ type: 'news', seq: this.last }));
    socket.send(JSON.stringify(this.here()));
    if (this.isStopping) closeForRestart(socket);
    const mayFollow = frameBudget();
    return {
      onFrame: (frame) => {
        const place = readHere(frame);
        if (!place || !mayFollow(Date.now())) return socket.cut();
        this.whereabouts.move(connection.id, user.name, place);
      },
      onClose: () => {
        this.open.delete(connection);
        this.whereabouts.move(connection.id, user.name, NOWHERE);
        if (this.open.size > 0) return;
        this.timers.forEach((timer) => clearInterval(timer));
        this.timers = [];
      },
    };
  }

  /** To the database only once somebody is there. */
  private listen(): void {
    const { library, pingMs } = this.options;
    if (!this.isListening) {
      this.isListening = true;
      library.onEvents((seq) => {
        this.last = Math.max(this.last, seq);
        this.tellNews();
      });
      library.onTold((message) => this.whereabouts.told(message));
    }
    if (this.timers.length > 0) return;
    this.timers = [
      setInterval(() => this.send({ type: 'ping' }), pingMs),
      setInterval(() => this.whereabouts.tellAgain(), TELL_AGAIN_MS),
    ];
  }

  private here() {
    return { type: 'here', people: this.whereabouts.people() };
  }

  private send(message: object): void {
    const text = JSON.stringify(message);
    this.open.forEach(({ socket }) => socket.send(text));
  }
}

/** RFC 6455's registry of close codes: the service restarts. */
const closeForRestart = (socket: ClientSocket) => socket.close(1012, 'Service restart');
