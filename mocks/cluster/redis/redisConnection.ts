import { Redis } from 'ioredis';
import { stateIsAway } from '../../services/stores/stateIsAway';
import type { RedisScript } from './redisScript';

/** Longest pause between two attempts to connect, in milliseconds. */
const MAX_RETRY_PAUSE_MS = 1_000;

/** A command is given up after this long, in milliseconds: somebody waits for the answer. */
const COMMAND_LIMIT_MS = 4_000;

/** Errors of Redis that say something about our commands; the others say that it cannot serve now. */
const OUR_FAULT = /^(?:ERR|WRONGTYPE|NOSCRIPT|CROSSSLOT|EXECABORT)\b/;

/**
 * A connection that is opened again whenever it is lost. What is asked meanwhile is refused after two attempts, with
 * an answer that says so; what was under way is sent again, so every command must be harmless when it is repeated.
 */
export class RedisConnection {
  readonly redis: Redis;
  private isAway = false;

  /** @param report told once when Redis stops answering and once when it answers again */
  constructor(url: string, report: (message: string) => void) {
    this.redis = new Redis(url, {
      connectionName: 'marcus',
      maxRetriesPerRequest: 1,
      commandTimeout: COMMAND_LIMIT_MS,
      // A connection that is closed while it opens ends with the process, not later.
      disconnectTimeout: 100,
      retryStrategy: (attempt) => Math.min(100 * attempt, MAX_RETRY_PAUSE_MS),
    });
    this.redis.on('error', (error: Error) => {
      if (this.isAway) return;
      this.isAway = true;
      report(`Redis does not answer: ${reasonOf(error)}`);
    });
    this.redis.on('ready', () => {
      if (!this.isAway) return;
      this.isAway = false;
      report('Redis answers again.');
    });
  }

  /** Runs a script. @throws HttpError 503 when Redis cannot serve */
  run(
    script: RedisScript,
    keys: readonly string[],
    args: readonly (string | number)[] = [],
  ): Promise<unknown> {
    return this.ask((redis) => script.run(redis, keys, args));
  }

  /** Sends commands. @throws HttpError 503 when Redis cannot serve */
  async ask<Answer>(send: (redis: Redis) => Promise<Answer>): Promise<Answer> {
    try {
      return await send(this.redis);
    } catch (error) {
      if (error instanceof Error && OUR_FAULT.test(error.message)) throw error;
      throw stateIsAway();
    }
  }

  /** Without waiting for a lost connection. */
  async answers(): Promise<boolean> {
    if (this.redis.status !== 'ready') return false;
    return this.redis.ping().then(
      () => true,
      () => false,
    );
  }

  /** A connection of its own for messages, as Redis requires. */
  openSubscription(): Redis {
    const subscription = this.redis.duplicate({
      maxRetriesPerRequest: null,
      // Waits for as long as it takes: nobody waits for the answer.
      commandTimeout: undefined,
      // The listener subscribes again, and then asks for what it has missed.
      autoResubscribe: false,
    });
    // The commands' connection reports the same.
    subscription.on('error', () => undefined);
    return subscription;
  }

  close(): void {
    this.redis.disconnect();
  }
}

/** A connection that could not be opened to several addresses has no message of its own. */
const reasonOf = (error: Error): string =>
  error.message || ('code' in error ? String(error.code) : error.name);
