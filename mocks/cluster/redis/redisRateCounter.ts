import {
  FORGET_SECONDS,
  MAX_PENALTY_STEPS,
  MemoryRateCounter,
} from '../../services/limits/memoryRateCounter';
import type { RateClass } from '../../services/limits/rateClasses';
import {
  WINDOW_SECONDS,
  type RateCounter,
  type RateDecision,
} from '../../services/limits/rateCounter';
import { isStateAway } from '../../services/stores/stateIsAway';
import type { RedisConnection } from './redisConnection';
import { readScript } from './redisScript';

const ADMIT = readScript('admitRequest');

/** Times in milliseconds since 1970, as text. */
type Reply = readonly [
  kind: RateDecision['kind'],
  current: number,
  violations: number,
  until: string,
  now: string,
];

/** Counts the requests to all processes, in Redis; while that is away, those to this process alone. */
export class RedisRateCounter implements RateCounter {
  private readonly own: MemoryRateCounter;

  /**
   * @param prefix of all keys, with a hash tag
   * @param now seconds since 1970 in place of Redis' own clock, for tests
   */
  constructor(
    private readonly connection: RedisConnection,
    private readonly prefix: string,
    private readonly now?: () => number,
  ) {
    this.own = new MemoryRateCounter(now);
  }

  async admit(key: string, rateClass: RateClass): Promise<RateDecision> {
    try {
      return await this.admitInRedis(key, rateClass);
    } catch (error) {
      if (!isStateAway(error)) throw error;
      return this.own.admit(key, rateClass);
    }
  }

  private async admitInRedis(
    key: string,
    { limit, penaltySeconds }: RateClass,
  ): Promise<RateDecision> {
    const keys = ['times', 'client'].map((name) => `${this.prefix}:rate:${key}:${name}`);
    const time = this.now ? this.now() * 1000 : '';
    const rules = [WINDOW_SECONDS, FORGET_SECONDS, MAX_PENALTY_STEPS];
    const args = [limit, penaltySeconds, ...rules, time];
    return decisionOf((await this.connection.run(ADMIT, keys, args)) as Reply);
  }
}

function decisionOf([kind, current, violations, until, now]: Reply): RateDecision {
  const resetAt = Math.ceil(Number(until) / 1000);
  if (kind === 'allowed') return { kind, current, resetAt };
  const retryAfter = Math.max(1, Math.ceil((Number(until) - Number(now)) / 1000));
  return kind === 'penalty'
    ? { kind, retryAfter, resetAt }
    : { kind, current, violations, retryAfter, resetAt };
}
