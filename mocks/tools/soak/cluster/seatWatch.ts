import { Redis } from 'ioredis';

/** Keys as in `openSharedStorage`. */
const ACTIVE = '{marcus}:active';
const WAITING = '{marcus}:waiting';
const COUNTERS = '{marcus}:counters';
const TRANSIENT = /^\{marcus\}:(?:counters|readings:\w+)$/;

const LOOK_MS = 20;

/** What Redis itself says of the seats, whatever nodes and clients believe. */
export class SeatWatch {
  samples = 0;
  mostSeats = 0;
  /** Looks at which somebody waited beside a free seat. */
  idleSeats = 0;
  private readonly redis: Redis;
  private readonly timer: NodeJS.Timeout;
  private isLooking = false;

  constructor(
    url: string,
    private readonly seats: number,
  ) {
    this.redis = new Redis(url, { retryStrategy: () => 100, maxRetriesPerRequest: 0 });
    this.redis.on('error', () => undefined);
    this.timer = setInterval(() => void this.look(), LOOK_MS);
  }

  /** Sessions that were ever created. */
  async arrivals(): Promise<number> {
    return Number((await this.redis.hget(COUNTERS, 'arrivals')) ?? 0);
  }

  /** What is left of sessions. */
  async keysLeft(): Promise<readonly string[]> {
    return (await this.redis.keys('*')).filter((key) => !TRANSIENT.test(key));
  }

  /** Scripts run since Redis was started last, and their mean time in microseconds. */
  async scriptCalls(): Promise<{ readonly calls: number; readonly meanUs: number }> {
    const text = await this.redis.info('commandstats');
    const [, calls, mean] =
      /cmdstat_evalsha:calls=(\d+),.*?usec_per_call=([\d.]+)/.exec(text) ?? [];
    return { calls: Number(calls ?? 0), meanUs: Number(mean ?? 0) };
  }

  stop(): void {
    clearInterval(this.timer);
    this.redis.disconnect();
  }

  /** Both numbers from one moment. */
  private async look(): Promise<void> {
    if (this.isLooking) return;
    this.isLooking = true;
    try {
      const replies = await this.redis.multi().zcard(ACTIVE).zcard(WAITING).exec();
      const [active = 0, waiting = 0] = (replies ?? []).map(([, count]) => Number(count));
      this.samples += 1;
      this.mostSeats = Math.max(this.mostSeats, active);
      if (waiting > 0 && active < this.seats) this.idleSeats += 1;
    } catch {
      // Redis is away.
    } finally {
      this.isLooking = false;
    }
  }
}
