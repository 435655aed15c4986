/**
 * Detects when a process with a periodic timer was stalled between ticks, because its machine slept or it was
 * too busy. Times are in milliseconds of the given clock.
 */
export class Standstill {
  private markedAt: number;

  constructor(
    private readonly periodMs: number,
    private readonly now: () => number = Date.now,
  ) {
    this.markedAt = now();
  }

  /** Must be called each period. */
  mark(): void {
    this.markedAt = this.now();
  }

  /** How overdue the next mark is; each delay is reported only once. */
  take(): number {
    const late = Math.max(0, this.now() - this.markedAt - this.periodMs);
    this.markedAt += late;
    return late;
  }
}
