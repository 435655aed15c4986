import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Release, SharedLocks } from '../../services/stores/sharedLocks';
import type { RedisConnection } from './redisConnection';
import { readScript } from './redisScript';

/** How long a lock outlives the process that holds it, in milliseconds. */
const HELD_MS = 15_000;

/** Milliseconds; two renewals may fail before the lock runs out. */
const RENEWAL_MS = 5_000;

/** How often whoever waits asks, in milliseconds. */
const ASK_MS = 200;

const OWN = readScript('ownLock');

/**
 * Locks that hold in all processes, in Redis. While that is away for long they run out, and work may be done twice:
 * they save work, and nothing may depend on them to be right.
 */
export class RedisLocks implements SharedLocks {
  /** @param prefix of all keys, with a hash tag */
  constructor(
    private readonly connection: RedisConnection,
    private readonly prefix: string,
  ) {}

  async acquire(name: string, signal: AbortSignal): Promise<Release> {
    const key = `${this.prefix}:lock:${name}`;
    const token = randomUUID();
    for (;;) {
      signal.throwIfAborted();
      if (await this.take(key, token)) return this.hold(key, token);
      await sleep(ASK_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }

  /** A repeated call, after a lost answer, finds the lock its own. */
  private async take(key: string, token: string): Promise<boolean> {
    const taken = await this.connection.ask((redis) => redis.set(key, token, 'PX', HELD_MS, 'NX'));
    return taken === 'OK' || (await this.keep(key, token, HELD_MS));
  }

  private hold(key: string, token: string): Release {
    const renewing = setInterval(() => {
      this.keep(key, token, HELD_MS).catch(() => undefined);
    }, RENEWAL_MS);
    return async () => {
      clearInterval(renewing);
      // If Redis is away, the lock runs out.
      await this.keep(key, token, 0).catch(() => undefined);
    };
  }

  private async keep(key: string, token: string, ms: number): Promise<boolean> {
    return (await this.connection.run(OWN, [key], [token, ms])) === 1;
  }
}
