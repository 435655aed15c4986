import type { Session, SessionStatus } from '../../services/sessions/sessionTypes';
import type { Findings } from './findings';
import type { SoakTimes } from './soakTimes';
import type { StallWatch } from './stallWatch';
import type { VisitRecord } from './visitRecord';

/** What a client knows about its own session, checked with each new fact. */
export class Presence {
  readonly id: string;
  private readonly createdAt: number;
  private readonly waited: boolean;
  private activatedAt: number | undefined;
  /** Known from the channel whose messages come in order: only there a later 'waiting' is a contradiction. */
  private seatIsSure: boolean;
  private certainUntil: number;
  private lastPosition = Number.POSITIVE_INFINITY;
  private gone = false;
  private leaving = false;

  constructor(
    session: Session,
    private readonly times: SoakTimes,
    private readonly findings: Findings,
    private readonly stalls: StallWatch,
  ) {
    this.id = session.session_id;
    this.createdAt = session.created_at * 1000;
    this.certainUntil = this.createdAt;
    this.waited = session.status === 'waiting';
    this.seatIsSure = !this.waited;
    if (!this.waited) this.activatedAt = this.createdAt;
  }

  get isServed(): boolean {
    return this.activatedAt !== undefined;
  }

  get isGone(): boolean {
    return this.gone;
  }

  /** Milliseconds since it joined. */
  get ageMs(): number {
    return Date.now() - this.createdAt;
  }

  /** @param inOrder false for answers that may be older, or newer, than what comes by the socket */
  see(status: SessionStatus, inOrder: boolean): void {
    this.findings.seeStatus(status);
    if (status.session_id !== this.id) this.findings.add('a client was told of a foreign session');
    // `last_activity` is when the services last heard from us, by their own account.
    this.certainUntil = Math.max(this.certainUntil, status.last_activity * 1000);
    if (status.status === 'active') {
      this.activatedAt ??= (status.activated_at ?? 0) * 1000;
      this.seatIsSure ||= inOrder;
    } else if (inOrder) this.seeWaiting(status);
  }

  private seeWaiting({ queue_position: position = 0 }: SessionStatus): void {
    if (this.seatIsSure) this.findings.add('a seat was taken away');
    if (position < 1) this.findings.add('a client waited without a place');
    if (position > this.lastPosition) this.findings.add('a client was moved back in the queue');
    this.lastPosition = position;
  }

  /** The services allowed a call, so the session existed when it was sent. */
  seeWork(askedAt: number): void {
    this.certainUntil = Math.max(this.certainUntil, askedAt);
  }

  /**
   * The services no longer know the session. That is correct only after a long silence, or if this process
   * was too busy to answer a ping.
   */
  miss(): void {
    // The answer may have crossed our own goodbye.
    if (this.gone || this.leaving) return;
    this.gone = true;
    const silentMs = Date.now() - this.certainUntil;
    const mayBeMissed = silentMs > this.times.idleMs || this.stalls.since(this.certainUntil);
    if (!mayBeMissed) {
      this.findings.add(`a session ended ${Math.round(silentMs)} ms after a sign of life`);
    }
  }

  /** @param saysGoodbye the services are told; until then the session existed */
  goes(saysGoodbye: boolean): void {
    this.leaving = true;
    const mayHaveExpired = Date.now() - this.certainUntil > this.times.idleMs;
    if (saysGoodbye && !this.gone && !mayHaveExpired) this.certainUntil = Date.now();
  }

  record(outcome: VisitRecord['outcome']): VisitRecord {
    const { id, createdAt, waited, activatedAt, certainUntil } = this;
    return { id, createdAt, waited, activatedAt, certainUntil, outcome };
  }
}
