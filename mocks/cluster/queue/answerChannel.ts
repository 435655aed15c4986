import type { Redis } from 'ioredis';
import type { AnswerMessage, JobReply } from './jobMessages';
import type { NodeQueues } from './nodeQueues';
import type { QueueKind, QueueNames } from './queueNames';

/** How often a node asks what became of jobs without an answer: messages are lost while Redis is away. */
const CATCH_UP_MS = 5_000;

/** How a wait for an answer ended; `lost`: no worker will answer it any more. */
export type Answer = JobReply | { readonly outcome: 'lost' };

interface Waiting {
  readonly kind: QueueKind;
  readonly since: number;
  readonly settle: (answer: Answer) => void;
}

/**
 * The answers to one node's jobs, on a channel of its own. The first answer to a job counts; what comes later,
 * from a worker that was thought dead, finds nobody.
 */
export class AnswerChannel {
  readonly #waiting = new Map<string, Waiting>();
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #channel: string;

  /** @param redis a connection of its own, since one that listens sends no commands */
  constructor(
    private readonly redis: Redis,
    private readonly queues: Pick<NodeQueues, 'stateOf'>,
    names: Pick<QueueNames, 'key'>,
    node: string,
    catchUpMs = CATCH_UP_MS,
  ) {
    this.#channel = names.key('answers', node);
    redis.on('message', (_channel: string, text: string) => this.#onMessage(text));
    // Whatever was published while the connection was down is asked for.
    redis.on('ready', () => void this.#catchUp(0));
    this.#timer = setInterval(() => void this.#catchUp(catchUpMs), catchUpMs);
    this.#timer.unref();
  }

  /** Resolves when answers arrive: before, none may be asked for. */
  async open(): Promise<void> {
    await this.redis.subscribe(this.#channel);
  }

  wait(id: string, kind: QueueKind): Promise<Answer> {
    return new Promise((settle) => this.#waiting.set(id, { kind, since: Date.now(), settle }));
  }

  /** The answer is not wanted any more. */
  forget(id: string): void {
    this.#waiting.delete(id);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#waiting.clear();
    this.redis.disconnect();
  }

  #onMessage(text: string): void {
    const { id, reply } = JSON.parse(text) as AnswerMessage;
    this.#settle(id, reply);
  }

  #settle(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.settle(answer);
  }

  async #catchUp(olderThanMs: number): Promise<void> {
    const before = Date.now() - olderThanMs;
    for (const [id, { kind, since }] of [...this.#waiting]) {
      if (since > before) continue;
      // Redis is away, or this node is closing: the next round asks again.
      const state = await this.queues.stateOf(kind, id).catch(() => 'open' as const);
      if (state === 'open') continue;
      this.#settle(id, state === null ? { outcome: 'lost' } : state.reply);
    }
  }
}
