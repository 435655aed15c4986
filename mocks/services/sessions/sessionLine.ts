import type { SessionSettings } from '../config';
import type { SessionEntry } from './sessionEntry';
import type { QueueStatus } from './sessionTypes';

export interface SessionClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /**
   * Milliseconds for which the services themselves were stalled, each reported once: no client could be heard
   * during that time, so it does not count as silence.
   */
  readonly takeStandstill: () => number;
}

/** The seats and the queue of one process; a freed seat goes to the head of the queue immediately. */
export class SessionLine {
  /** In order of arrival, which is also the queue order. */
  private readonly entries = new Map<string, SessionEntry>();

  constructor(
    private readonly settings: Pick<SessionSettings, 'seats' | 'idleMs'>,
    private readonly clock: SessionClock,
  ) {}

  get size(): number {
    return this.entries.size;
  }

  get ids(): readonly string[] {
    return [...this.entries.keys()];
  }

  countFrom(address: string): number {
    return [...this.entries.values()].filter((entry) => entry.address === address).length;
  }

  add(id: string, userId: string | null, address: string | null): SessionEntry {
    const time = this.clock.now();
    const entry: SessionEntry = {
      id,
      userId,
      address,
      createdAt: time,
      lastActivity: time,
      activatedAt: null,
      active: this.activeCount() < this.settings.seats,
      socket: null,
    };
    this.entries.set(entry.id, entry);
    return entry;
  }

  /** A session that has not gone silent. */
  find(id: string): SessionEntry | undefined {
    this.forgiveStandstill();
    const entry = this.entries.get(id);
    return entry && !this.isSilent(entry) ? entry : undefined;
  }

  /** A session that has not been ended, silent or not. */
  get(id: string): SessionEntry | undefined {
    return this.entries.get(id);
  }

  /** Counts as a sign of life. */
  hear(entry: SessionEntry): void {
    entry.lastActivity = this.clock.now();
  }

  /**
   * Ends sessions, along with all silent ones: a freed seat must not be given to a silent session.
   *
   * @returns the ids of all that ended
   */
  end(ids: readonly string[]): readonly string[] {
    this.forgiveStandstill();
    const silent = [...this.entries.values()].filter((entry) => this.isSilent(entry));
    const gone = [...new Set([...ids, ...silent.map(({ id }) => id)])];
    gone.forEach((id) => this.entries.delete(id));
    if (gone.length > 0) this.promote();
    return gone;
  }

  /**
   * Sessions that have not gone silent, with their queue places from 1, which mean nothing for active ones.
   */
  *withPlaces(): Generator<readonly [SessionEntry, number]> {
    this.forgiveStandstill();
    let place = 0;
    for (const entry of this.entries.values()) {
      if (!entry.active) place += 1;
      if (!this.isSilent(entry)) yield [entry, place];
    }
  }

  placeOf(entry: SessionEntry): number {
    let place = 0;
    for (const other of this.entries.values()) {
      if (!other.active) place += 1;
      if (other === entry) break;
    }
    return place;
  }

  activeCount(): number {
    let count = 0;
    for (const { active } of this.entries.values()) if (active) count += 1;
    return count;
  }

  queue(): QueueStatus {
    const { seats } = this.settings;
    const active = this.activeCount();
    return {
      active_sessions: active,
      max_concurrent_users: seats,
      waiting_queue_length: this.entries.size - active,
      available_slots: Math.max(0, seats - active),
    };
  }

  private forgiveStandstill(): void {
    const ms = this.clock.takeStandstill();
    if (ms === 0) return;
    for (const entry of this.entries.values()) entry.lastActivity += ms;
  }

  private promote(): void {
    let free = this.settings.seats - this.activeCount();
    for (const entry of this.entries.values()) {
      if (free <= 0) return;
      if (entry.active) continue;
      entry.active = true;
      entry.activatedAt = this.clock.now();
      free -= 1;
    }
  }

  private isSilent(entry: SessionEntry): boolean {
    return this.clock.now() - entry.lastActivity > this.settings.idleMs;
  }
}
