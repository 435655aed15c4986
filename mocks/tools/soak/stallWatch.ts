const LOOK_MS = 20;

/** Detects when this process, which runs the clients, was too busy to answer the services in time. */
export class StallWatch {
  private readonly timer: NodeJS.Timeout;
  private lookedAt = Date.now();
  private stalledAt = Number.NEGATIVE_INFINITY;

  /** @param limitMs milliseconds without a turn of the event loop that count as a stall */
  constructor(private readonly limitMs: number) {
    this.timer = setInterval(() => this.look(), LOOK_MS);
  }

  /** Whether a stall had not ended at that time, or began later. */
  since(time: number): boolean {
    this.look();
    return this.stalledAt >= time;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    const now = Date.now();
    if (now - this.lookedAt > this.limitMs) this.stalledAt = now;
    this.lookedAt = now;
  }
}
