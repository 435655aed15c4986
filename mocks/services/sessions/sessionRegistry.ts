import { randomUUID } from 'node:crypto';
import type { SessionSettings } from '../config';
import { HttpError } from '../http/httpError';
import type { QueueStatus, Session, SessionStatus } from './sessionTypes';

/**
 * Seconds of waiting the reference services announce per place in the queue: 900 s for 3 seats
 * (docs/contract.md 3.4).
 */
const WAIT_SECONDS_A_PLACE = 300;

interface Entry {
  readonly id: string;
  readonly userId: string | null;
  /** Null for this machine. */
  readonly address: string | null;
  readonly createdAt: number;
  lastActivity: number;
  activatedAt: number | null;
  active: boolean;
}

type RegistrySettings = Pick<SessionSettings, 'seats' | 'maxWaiting' | 'maxPerAddress' | 'idleMs'>;

export interface SessionListeners {
  /** Seats or queue changed: everybody connected should hear of it. */
  readonly onChange: () => void;
  /** The session is gone; what belongs to it can be deleted. */
  readonly onEnd: (id: string) => void;
}

/**
 * Who works and who waits: a fixed number of seats and a first-come-first-served queue.
 *
 * A seat that becomes free goes to the head of the queue at once, so a newcomer can never overtake
 * those who wait. Times are milliseconds of the given clock; answers carry seconds.
 */
export class SessionRegistry {
  /** In the order of arrival, which is the order of the queue. */
  private readonly entries = new Map<string, Entry>();

  /**
   * @param takeStandstill milliseconds in which the services themselves stood still, each told once:
   *   nobody could be heard then, so it counts as nobody's silence
   */
  constructor(
    private readonly settings: RegistrySettings,
    private readonly listeners: SessionListeners,
    private readonly now: () => number,
    private readonly takeStandstill: () => number,
  ) {}

  /**
   * @param address where the client is; null for this machine, which is not held to a number of its own
   * @throws HttpError 503 when the queue is full, 429 when the address has its share of it
   */
  create(userId: string | null, address: string | null = null): Session {
    this.sweep();
    this.requireRoomFor(address);
    const time = this.now();
    const active = this.activeCount() < this.settings.seats;
    const entry: Entry = {
      id: randomUUID(),
      userId,
      address,
      createdAt: time,
      lastActivity: time,
      activatedAt: null,
      active,
    };
    this.entries.set(entry.id, entry);
    this.listeners.onChange();
    return this.describe(entry);
  }

  /** The session as its owner sees it; reading does not count as a sign of life. */
  status(id: string): SessionStatus | null {
    const entry = this.find(id);
    if (!entry) return null;
    const status: SessionStatus = {
      ...this.describe(entry),
      active_users_count: this.activeCount(),
    };
    return entry.active
      ? status
      : { ...status, estimated_wait_time: this.position(entry) * WAIT_SECONDS_A_PLACE };
  }

  /** Records a sign of life; null when the session is gone. */
  touch(id: string): SessionStatus | null {
    const entry = this.find(id);
    if (!entry) return null;
    entry.lastActivity = this.now();
    return this.status(id);
  }

  /** @returns whether the session was there */
  remove(id: string): boolean {
    if (!this.entries.has(id)) return false;
    this.end([id]);
    return true;
  }

  /**
   * Ends one session, or all, as if they had given no sign of life for too long.
   *
   * @returns how many
   */
  expire(id?: string): number {
    const ids = [...this.entries.keys()].filter((key) => id === undefined || key === id);
    this.end(ids);
    return ids.length;
  }

  /** Ends the sessions without a sign of life and lets the queue move up. */
  sweep(): void {
    this.end([]);
  }

  queue(): QueueStatus {
    const active = this.activeCount();
    return {
      active_sessions: active,
      max_concurrent_users: this.settings.seats,
      waiting_queue_length: this.entries.size - active,
      available_slots: Math.max(0, this.settings.seats - active),
    };
  }

  private requireRoomFor(address: string | null): void {
    const { seats, maxWaiting, maxPerAddress } = this.settings;
    if (this.entries.size >= seats + maxWaiting) {
      throw new HttpError(503, 'The queue is full. Please try again later.', 'QUEUE_FULL');
    }
    if (address === null) return;
    const own = [...this.entries.values()].filter((entry) => entry.address === address);
    if (own.length < maxPerAddress) return;
    const message = `Your address has ${own.length} sessions, the most it may have.`;
    throw new HttpError(429, message, 'TOO_MANY_SESSIONS');
  }

  private find(id: string): Entry | undefined {
    this.forgiveStandstill();
    const entry = this.entries.get(id);
    return entry && !this.isExpired(entry) ? entry : undefined;
  }

  private forgiveStandstill(): void {
    const ms = this.takeStandstill();
    if (ms === 0) return;
    for (const entry of this.entries.values()) entry.lastActivity += ms;
  }

  /** The silent go with them: a seat that falls free must not be given to one of those. */
  private end(ids: readonly string[]): void {
    this.forgiveStandstill();
    const silent = [...this.entries.values()].filter((it) => this.isExpired(it));
    const gone = new Set([...ids, ...silent.map(({ id }) => id)]);
    if (gone.size === 0) return;
    gone.forEach((id) => this.entries.delete(id));
    this.promote();
    gone.forEach((id) => this.listeners.onEnd(id));
    this.listeners.onChange();
  }

  private promote(): void {
    let free = this.settings.seats - this.activeCount();
    for (const entry of this.entries.values()) {
      if (free <= 0) return;
      if (entry.active) continue;
      entry.active = true;
      entry.activatedAt = this.now();
      free -= 1;
    }
  }

  private describe(entry: Entry): Session {
    const session: Session = {
      session_id: entry.id,
      user_id: entry.userId,
      created_at: entry.createdAt / 1000,
      last_activity: entry.lastActivity / 1000,
      status: entry.active ? 'active' : 'waiting',
    };
    if (!entry.active) return { ...session, queue_position: this.position(entry) };
    if (entry.activatedAt === null) return session;
    // The reference services leave the last place in the answer; clients must look at `status` only.
    return { ...session, queue_position: 1, activated_at: entry.activatedAt / 1000 };
  }

  private position(entry: Entry): number {
    const waiting = [...this.entries.values()].filter(({ active }) => !active);
    return waiting.indexOf(entry) + 1;
  }

  private activeCount(): number {
    return [...this.entries.values()].filter(({ active }) => active).length;
  }

  private isExpired(entry: Entry): boolean {
    return this.now() - entry.lastActivity > this.settings.idleMs;
  }
}
