import type { SessionSettings } from '../config';
import { describeSession, describeStatus, type SessionEntry } from './sessionEntry';
import { queueIsFull, tooManySessions } from './sessionRefusals';
import { SessionLine, type SessionClock } from './sessionLine';
import type { Sessions, SessionsListener, SessionsSnapshot, SocketToken } from './sessions';
import type { QueueStatus, Session, SessionStatus } from './sessionTypes';

type Settings = Pick<SessionSettings, 'seats' | 'maxWaiting' | 'maxPerAddress' | 'idleMs'>;

export interface MemorySessionsOptions extends SessionClock {
  readonly onClose?: () => void;
}

/** The sessions of a single process, in memory. */
export class MemorySessions implements Sessions {
  private readonly line: SessionLine;
  private readonly listeners: SessionsListener[] = [];
  private ended: string[] = [];
  /** Ended, and their data is being deleted. */
  private readonly taken = new Set<string>();

  constructor(
    private readonly settings: Settings,
    private readonly options: MemorySessionsOptions,
  ) {
    this.line = new SessionLine(settings, options);
  }

  async create(
    userId: string | null,
    address: string | null = null,
    wantedId: string = globalThis.crypto.randomUUID(),
  ): Promise<Session> {
    this.end([]);
    const known = this.line.get(wantedId);
    if (known) {
      this.line.hear(known);
      return this.sessionOf(known);
    }
    this.requireRoomFor(address);
    const isUsedUp = this.ended.includes(wantedId) || this.taken.has(wantedId);
    const id = isUsedUp ? globalThis.crypto.randomUUID() : wantedId;
    const entry = this.line.add(id, userId, address);
    this.tell([]);
    return this.sessionOf(entry);
  }

  async status(id: string): Promise<SessionStatus | null> {
    const entry = this.line.find(id);
    return entry ? this.statusOf(entry) : null;
  }

  async statuses(ids: Iterable<string>): Promise<SessionsSnapshot> {
    const wanted = new Set(ids);
    const active = this.line.activeCount();
    const statuses = new Map<string, SessionStatus>();
    for (const [entry, place] of this.line.withPlaces()) {
      if (wanted.has(entry.id)) statuses.set(entry.id, describeStatus(entry, place, active));
    }
    return { statuses, queue: this.line.queue() };
  }

  async admit(id: string): Promise<SessionStatus | null> {
    const entry = this.line.find(id);
    if (!entry) return null;
    if (entry.active) this.line.hear(entry);
    return this.statusOf(entry);
  }

  async touch(id: string): Promise<SessionStatus | null> {
    const entry = this.line.find(id);
    if (!entry) return null;
    this.line.hear(entry);
    return this.statusOf(entry);
  }

  async attach(id: string): Promise<SocketToken | null> {
    const entry = this.line.find(id);
    if (!entry) return null;
    entry.socket = globalThis.crypto.randomUUID();
    return entry.socket;
  }

  async detach(id: string, token: SocketToken): Promise<boolean> {
    if (this.line.get(id)?.socket !== token) return false;
    this.end([id]);
    return true;
  }

  async remove(id: string): Promise<boolean> {
    if (!this.line.get(id)) return false;
    this.end([id]);
    return true;
  }

  async expire(id?: string): Promise<number> {
    const ids = this.line.ids.filter((key) => id === undefined || key === id);
    this.end(ids);
    return ids.length;
  }

  async sweep(): Promise<void> {
    this.end([]);
  }

  async queue(): Promise<QueueStatus> {
    return this.line.queue();
  }

  async takeEnded(): Promise<readonly string[]> {
    const taken = this.ended;
    this.ended = [];
    taken.forEach((id) => this.taken.add(id));
    return taken;
  }

  async confirmDeleted(ids: readonly string[]): Promise<void> {
    ids.forEach((id) => this.taken.delete(id));
  }

  onChange(listener: SessionsListener): void {
    this.listeners.push(listener);
  }

  /** A process misses nothing of its own memory. */
  onGap(): void {}

  async close(): Promise<void> {
    this.options.onClose?.();
    this.end(this.line.ids);
  }

  private requireRoomFor(address: string | null): void {
    const { seats, maxWaiting, maxPerAddress } = this.settings;
    if (this.line.size >= seats + maxWaiting) throw queueIsFull();
    if (address === null) return;
    const own = this.line.countFrom(address);
    if (own >= maxPerAddress) throw tooManySessions(own);
  }

  private end(ids: readonly string[]): void {
    const gone = this.line.end(ids);
    if (gone.length === 0) return;
    this.ended.push(...gone);
    this.tell(gone);
  }

  private tell(ended: readonly string[]): void {
    this.listeners.forEach((listener) => listener(ended));
  }

  private sessionOf(entry: SessionEntry): Session {
    return describeSession(entry, this.line.placeOf(entry));
  }

  private statusOf(entry: SessionEntry): SessionStatus {
    return describeStatus(entry, this.line.placeOf(entry), this.line.activeCount());
  }
}
