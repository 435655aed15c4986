import type { QueueStatus, SessionStatus } from '../../services/sessions/sessionTypes';

/** Number of findings kept as text; one broken rule may show in thousands of answers. */
const MAX_KEPT = 20;

/** Checks every answer and push as it arrives, and collects violations of the rules. */
export class Findings {
  private readonly kept: string[] = [];
  private count = 0;

  constructor(private readonly seats: number) {}

  add(finding: string): void {
    this.count += 1;
    if (this.kept.length < MAX_KEPT) this.kept.push(finding);
  }

  /** Seats and queue as reported by the services. */
  seeQueue(queue: QueueStatus): void {
    const { active_sessions: active, available_slots: free } = queue;
    if (active > this.seats) this.add(`${active} sessions were active`);
    if (free !== this.seats - active) this.add(`${free} seats free beside ${active} taken`);
    if (free > 0 && queue.waiting_queue_length > 0) {
      this.add(`${queue.waiting_queue_length} waited beside ${free} free seats`);
    }
  }

  seeStatus(status: SessionStatus): void {
    if (status.active_users_count > this.seats) {
      this.add(`${status.active_users_count} users were active`);
    }
  }

  /** The first of them, and how many there are when those are not all. */
  inWords(): string[] {
    const { kept, count } = this;
    return count > kept.length ? [...kept, `... ${count} findings in all`] : [...kept];
  }
}
