import type { Redis } from 'ioredis';
import type { QueueNames } from './queueNames';

/** A job that is on its way to a worker when it is cancelled arrives within this time. */
const REMEMBERED_MS = 60_000;

/** Jobs that were given up, as the nodes tell all workers. */
export class CancelledJobs {
  readonly #ids = new Map<string, number>();
  readonly #channel: string;

  /** @param redis a connection of its own, since one that listens sends no commands */
  constructor(
    private readonly redis: Redis,
    names: Pick<QueueNames, 'key'>,
    onCancel: (id: string) => void,
  ) {
    this.#channel = cancelChannel(names);
    redis.on('message', (_channel: string, id: string) => {
      this.#remember(id);
      onCancel(id);
    });
  }

  async open(): Promise<void> {
    await this.redis.subscribe(this.#channel);
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  close(): void {
    this.redis.disconnect();
  }

  #remember(id: string): void {
    const now = Date.now();
    this.#ids.set(id, now);
    for (const [each, at] of this.#ids) {
      if (now - at <= REMEMBERED_MS) break;
      this.#ids.delete(each);
    }
  }
}

/** Where nodes tell that a job is given up. */
export const cancelChannel = (names: Pick<QueueNames, 'key'>): string => names.key('cancelled');
