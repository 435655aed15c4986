/**
 * Notices when a process that marks each turn of its own timer stood still in between: its machine
 * slept, or it was too busy. Times are milliseconds of the given clock.
 */
export class Standstill {
  private markedAt: number;

  constructor(
    private readonly periodMs: number,
    private readonly now: () => number = Date.now,
  ) {
    this.markedAt = now();
  }

  /** To be called each period. */
  mark(): void {
    this.markedAt = this.now();
  }

  /** How much later it is than the next mark was due; each delay is told once. */
  take(): number {
    const late = Math.max(0, this.now() - this.markedAt - this.periodMs);
    this.markedAt += late;
    return late;
  }
}
