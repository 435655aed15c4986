import { Job, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { JobData, JobReply } from './jobMessages';
import { KEY_PREFIX, type QueueKind, type QueueNames } from './queueNames';

/** How long ended jobs stay, for nodes that missed their answer and ask within seconds. */
const KEPT = { age: 120, count: 5_000 };

/** Nothing reads BullMQ's stream of events; without a limit it keeps some megabytes. */
const EVENTS = { events: { maxLen: 100 } };

export interface NewJob {
  readonly id: string;
  readonly kind: QueueKind;
  readonly task: string;
  readonly data: JobData;
}

/** What is known of a job that was put into the queue; null if Redis or a worker has lost it. */
export type JobState = 'open' | { readonly reply: JobReply } | null;

/** The queues as a node sees them. */
export class NodeQueues {
  readonly #queues = new Map<QueueKind, Queue>();

  constructor(
    private readonly redis: Redis,
    private readonly names: QueueNames,
  ) {}

  #queue(kind: QueueKind): Queue {
    const opened = this.#queues.get(kind);
    if (opened) return opened;
    const queue = new Queue(this.names.queue(kind), {
      connection: this.redis,
      prefix: KEY_PREFIX,
      streams: EVENTS,
      defaultJobOptions: { attempts: 1, removeOnComplete: KEPT, removeOnFail: KEPT },
    });
    // BullMQ passes on each failed attempt to reach Redis, which the connection has told already.
    queue.on('error', () => undefined);
    this.#queues.set(kind, queue);
    return queue;
  }

  /** Without a priority BullMQ serves a job before all that have one. */
  async add({ id, kind, task, data }: NewJob): Promise<void> {
    await this.#queue(kind).add(task, data, { jobId: id, priority: data.turn });
  }

  /** Takes a job out; one that a worker has begun stays, and is cancelled by a message. */
  async remove(kind: QueueKind, id: string): Promise<void> {
    await this.#queue(kind).remove(id);
  }

  async stateOf(kind: QueueKind, id: string): Promise<JobState> {
    const job = await Job.fromId<JobData, JobReply | null>(this.#queue(kind), id);
    if (job?.returnvalue) return { reply: job.returnvalue };
    // A job that failed could not be answered: a task's own failure is an answer.
    return job && !job.failedReason ? 'open' : null;
  }

  /** Connected workers. */
  async workers(): Promise<number> {
    return this.#queue('long').getWorkersCount();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#queues.values()].map((queue) => queue.close()));
  }
}
