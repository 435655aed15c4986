import type { Redis } from 'ioredis';
import type { ExternalDescription } from '../../services/routes/ocsr/externalEngines';
import type { QueueNames } from './queueNames';

/** How often a worker says which engines it has, milliseconds. */
const ANNOUNCE_MS = 10_000;
/** A worker that has said nothing for so long is gone. */
const GONE_MS = 3 * ANNOUNCE_MS;

interface Notice {
  readonly at: number;
  readonly engines: readonly ExternalDescription[];
}

/** Which engines the workers of all machines have: in Redis, each worker's own notice. */
export class EngineBoard {
  readonly #key: string;

  constructor(
    private readonly redis: Redis,
    names: Pick<QueueNames, 'key'>,
  ) {
    this.#key = names.key('engines');
  }

  /**
   * Says again and again which engines a worker has, until the returned function is called, which takes the notice
   * away.
   */
  async announce(
    worker: string,
    list: () => Promise<readonly ExternalDescription[]>,
    everyMs = ANNOUNCE_MS,
  ): Promise<() => Promise<void>> {
    const say = async () => {
      const notice: Notice = { at: await this.#now(), engines: await list() };
      await this.redis.hset(this.#key, worker, JSON.stringify(notice));
    };
    await say();
    // While Redis is away the notice ages; the next one is said when it is back.
    const timer = setInterval(() => void say().catch(() => undefined), everyMs);
    timer.unref();
    return async () => {
      clearInterval(timer);
      await this.redis.hdel(this.#key, worker).catch(() => undefined);
    };
  }

  /** Of all workers that live; an engine that several have is available if one of them can be asked. */
  async list(goneMs = GONE_MS): Promise<ExternalDescription[]> {
    const [now, notices] = await Promise.all([this.#now(), this.redis.hgetall(this.#key)]);
    const engines = new Map<string, ExternalDescription>();
    for (const [worker, text] of Object.entries(notices)) {
      const notice = JSON.parse(text) as Notice;
      if (now - notice.at > goneMs) {
        await this.redis.hdel(this.#key, worker);
        continue;
      }
      for (const engine of notice.engines) {
        if (engines.get(engine.id)?.available !== true) engines.set(engine.id, engine);
      }
    }
    return [...engines.values()];
  }

  /** Redis' clock: those of the machines may differ. */
  async #now(): Promise<number> {
    const [seconds, microseconds] = await this.redis.time();
    return Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000);
  }
}
