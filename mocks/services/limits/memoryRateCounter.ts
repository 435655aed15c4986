import type { RateClass } from './rateClasses';
import { WINDOW_SECONDS, type RateCounter, type RateDecision } from './rateCounter';

/** A client's violations are forgotten after this long without a request. */
export const FORGET_SECONDS = 3600;

/** The n-th violation blocks n times as long, up to this n. */
export const MAX_PENALTY_STEPS = 5;

interface Client {
  /** Times of the counted requests, for all classes together, in seconds. */
  times: number[];
  lastSeen: number;
  violations: number;
  blockedUntil: number;
}

/** Counts the requests to one process, in memory; times are in seconds of the given clock. */
export class MemoryRateCounter implements RateCounter {
  private readonly clients = new Map<string, Client>();
  private lastCleaning = 0;

  constructor(private readonly now: () => number = () => Date.now() / 1000) {}

  async admit(key: string, { limit, penaltySeconds }: RateClass): Promise<RateDecision> {
    const time = this.now();
    this.forgetIdle(time);
    const client = this.clientOf(key, time);
    client.lastSeen = time;
    if (time < client.blockedUntil) {
      const retryAfter = Math.max(1, Math.ceil(client.blockedUntil - time));
      return { kind: 'penalty', retryAfter, resetAt: Math.ceil(client.blockedUntil) };
    }
    client.times = client.times.filter((at) => at > time - WINDOW_SECONDS);
    const current = client.times.length;
    if (current < limit) {
      client.times.push(time);
      const oldest = client.times[0] ?? time;
      return {
        kind: 'allowed',
        current: current + 1,
        resetAt: Math.ceil(oldest + WINDOW_SECONDS),
      };
    }
    client.violations += 1;
    const retryAfter = penaltySeconds * Math.min(client.violations, MAX_PENALTY_STEPS);
    client.blockedUntil = time + retryAfter;
    const { violations } = client;
    return {
      kind: 'exceeded',
      current,
      violations,
      retryAfter,
      resetAt: Math.ceil(client.blockedUntil),
    };
  }

  private clientOf(key: string, time: number): Client {
    const known = this.clients.get(key);
    if (known) return known;
    const client: Client = { times: [], lastSeen: time, violations: 0, blockedUntil: 0 };
    this.clients.set(key, client);
    return client;
  }

  private forgetIdle(time: number): void {
    if (time - this.lastCleaning < WINDOW_SECONDS) return;
    this.lastCleaning = time;
    for (const [key, { lastSeen }] of this.clients) {
      if (time - lastSeen > FORGET_SECONDS) this.clients.delete(key);
    }
  }
}
