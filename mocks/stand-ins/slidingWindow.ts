/** Number of keys after which the counter removes unused ones. */
const KEYS_BEFORE_CLEANING = 1000;

export interface WindowSettings {
  /** Hits allowed per key within the window. */
  readonly limit: number;
  readonly windowMs: number;
  readonly now: () => number;
}

/** Counts hits by key over a sliding window of time. */
export class SlidingWindow {
  private readonly times = new Map<string, readonly number[]>();

  constructor(private readonly settings: WindowSettings) {}

  /** Hits within the window. */
  count(key: string): number {
    return this.recent(key).length;
  }

  isFull(key: string): boolean {
    return this.count(key) >= this.settings.limit;
  }

  add(key: string): void {
    if (this.times.size > KEYS_BEFORE_CLEANING) this.forgetUnused();
    this.times.set(key, [...this.recent(key), this.settings.now()]);
  }

  forget(key: string): void {
    this.times.delete(key);
  }

  /** Whole seconds until another hit is allowed, at least 1. */
  secondsToWait(key: string): number {
    const { limit, windowMs, now } = this.settings;
    const freeing = this.recent(key).at(-limit) ?? now() - windowMs;
    return Math.max(1, Math.ceil((freeing + windowMs - now()) / 1000));
  }

  private recent(key: string): readonly number[] {
    const { windowMs, now } = this.settings;
    return (this.times.get(key) ?? []).filter((time) => time > now() - windowMs);
  }

  private forgetUnused(): void {
    for (const key of this.times.keys()) if (this.count(key) === 0) this.times.delete(key);
  }
}
