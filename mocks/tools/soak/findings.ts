import type { QueueStatus, SessionStatus } from '../../services/sessions/sessionTypes';

/** Number of findings kept as text; one broken rule may show in thousands of answers. */
const MAX_KEPT = 20;

/** Checks every answer and push as it arrives, and collects violations of the rules. */
export class Findings {
  private readonly kept: string[] = [];
  private count = 0;
  private mostActive = 0;
  private mostWaiting = 0;
  private looks = 0;

  constructor(private readonly seats: number) {}

  add(finding: string): void {
    this.count += 1;
    if (this.kept.length < MAX_KEPT) this.kept.push(finding);
  }

  /** Seats and queue as reported by the services. */
  seeQueue(queue: QueueStatus): void {
    this.looks += 1;
    this.mostActive = Math.max(this.mostActive, queue.active_sessions);
    this.mostWaiting = Math.max(this.mostWaiting, queue.waiting_queue_length);
    const { active_sessions: active, available_slots: free } = queue;
    if (active > this.seats) this.add(`${active} sessions were active`);
    if (free !== this.seats - active) this.add(`${free} seats free beside ${active} taken`);
    if (free > 0 && queue.waiting_queue_length > 0) {
      this.add(`${queue.waiting_queue_length} waited beside ${free} free seats`);
    }
  }

  seeStatus(status: SessionStatus): void {
    this.looks += 1;
    this.mostActive = Math.max(this.mostActive, status.active_users_count);
    if (status.active_users_count > this.seats) {
      this.add(`${status.active_users_count} users were active`);
    }
  }

  summary(): FindingsSummary {
    const { kept, count, looks, mostActive, mostWaiting } = this;
    return { kept, count, looks, mostActive, mostWaiting };
  }
}

export interface FindingsSummary {
  /** The first of them, as text. */
  readonly kept: readonly string[];
  readonly count: number;
  /** Number of answers and pushes checked. */
  readonly looks: number;
  readonly mostActive: number;
  readonly mostWaiting: number;
}
