import { randomUUID } from 'node:crypto';
import { Worker, type Job } from 'bullmq';
import type { Redis } from 'ioredis';
import type { TaskName } from '../../engine/tasks/taskRegistry';
import type { TaskRunner } from '../../services/tasks/taskRunner';
import type { Admission } from './admission';
import { BlobGone, type Blobs } from './blobs';
import { CancelledJobs } from './cancelledJobs';
import { toFailureRecord } from './failureRecord';
import { POISONED, type AnswerMessage, type JobData, type JobReply } from './jobMessages';
import { packValue, unpackValue } from './packedValue';
import { engineKind, KEY_PREFIX, type QueueKind, type QueueNames } from './queueNames';
import { SharedExclusiveLock } from './sharedExclusiveLock';
import { untilIdle } from './untilIdle';
import { SILENT, type WorkerObserver } from './workerObserver';

export interface StalledTimes {
  /** Milliseconds without a sign of life after which a worker counts as dead; it gives one each half of them. */
  readonly lockMs: number;
  /** How often workers look for jobs of the dead. */
  readonly checkMs: number;
}

/** A worker that dies costs its users some 20 s; a Redis that is away for less than 15 s no second try. */
const STALLED_TIMES: StalledTimes = { lockMs: 15_000, checkMs: 5_000 };

export interface QueueWorkerParts {
  /** Opens a connection of its own for each use. */
  readonly connect: () => Redis;
  readonly names: QueueNames;
  readonly admission: Admission;
  readonly blobs: Blobs;
  /** Does the work. */
  readonly pool: TaskRunner;
  /** Tasks at a time. */
  readonly size: number;
  readonly times?: StalledTimes;
  readonly observer?: WorkerObserver;
  /** Ids of the engines that it has: each reads one drawing at a time, beside its other tasks. */
  readonly engines?: readonly string[];
}

/** BullMQ counts each job that a dead worker held; which of them ended it, `Admission.begin` tells. */
const MAX_STALLED = 1_000;

/** Takes jobs from the queue and has them done by a pool. */
export class QueueWorker {
  readonly #workers: readonly Worker<JobData, JobReply>[];
  readonly #cancelled: CancelledJobs;
  readonly #publisher: Redis;
  readonly #observer: WorkerObserver;
  readonly #turns = new SharedExclusiveLock();
  /** Users' jobs that this worker holds. */
  #held = 0;

  constructor(private readonly parts: QueueWorkerParts) {
    const { connect, names, size, observer = SILENT, engines = [] } = parts;
    this.#observer = observer;
    this.#publisher = connect();
    this.#workers = [
      this.#open('long', size),
      this.#open('background', 1),
      ...engines.map((id) => this.#open(engineKind(id), 1)),
    ];
    this.#cancelled = new CancelledJobs(connect(), names, (id) => {
      for (const worker of this.#workers) worker.cancelJob(id);
    });
  }

  async ready(): Promise<void> {
    await this.#cancelled.open();
    await Promise.all(this.#workers.map((worker) => worker.waitUntilReady()));
  }

  /**
   * Takes no more jobs; resolves when its own have ended.
   *
   * @param isForced leaves its jobs to the others, which notice after `lockMs`
   */
  async close(isForced = false): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.close(isForced)));
    this.#cancelled.close();
    this.#publisher.disconnect();
  }

  #open(kind: QueueKind, concurrency: number): Worker<JobData, JobReply> {
    const { connect, names, times = STALLED_TIMES } = this.parts;
    const worker = new Worker<JobData, JobReply>(
      names.queue(kind),
      (job, _token, signal) => this.#process(kind, job, signal),
      {
        connection: connect(),
        prefix: KEY_PREFIX,
        concurrency,
        lockDuration: times.lockMs,
        stalledInterval: times.checkMs,
        maxStalledCount: MAX_STALLED,
      },
    );
    worker.on('failed', (_job, error) => this.#observer.failing(error.message));
    worker.on('stalled', (id) => this.#observer.stalled(id));
    worker.on('error', (error) => this.#observer.failing(error.message));
    return worker;
  }

  async #process(kind: QueueKind, job: Job<JobData>, signal?: AbortSignal): Promise<JobReply> {
    const id = job.id ?? '';
    const begunAt = Date.now();
    if (kind === 'long') this.#held += 1;
    try {
      const reply = await this.#replyOf(kind, job, signal);
      await this.#tell(job.data.node, { id, reply });
      this.#observer.ended({
        id,
        task: job.name,
        owner: job.data.owner,
        requestId: job.data.requestId,
        outcome: reply.outcome,
        waitMs: begunAt - job.timestamp,
        runMs: Date.now() - begunAt,
      });
      return reply;
    } finally {
      if (kind === 'long') this.#held -= 1;
    }
  }

  /** The task's own failure is an answer, not a reason for another try. */
  async #replyOf(kind: QueueKind, job: Job<JobData>, signal?: AbortSignal): Promise<JobReply> {
    const hasLostWorker = job.stalledCounter > 0;
    try {
      if (kind === 'background') await untilIdle(async () => this.#isIdle(), signal);
      return await this.#turns.run(hasLostWorker, signal, () => this.#run(kind, job, signal));
    } catch (error) {
      if (signal?.aborted) return { outcome: 'cancelled' };
      if (error instanceof BlobGone) return { outcome: 'bytes-gone' };
      return { outcome: 'failed', failure: toFailureRecord(error) };
    }
  }

  async #run(kind: QueueKind, job: Job<JobData>, signal?: AbortSignal): Promise<JobReply> {
    const { admission, blobs, pool } = this.parts;
    const { owner, turn, timeoutMs, input, digest } = job.data;
    const id = job.id ?? '';
    const run = randomUUID();
    const begun = await admission.begin({ id, kind, owner, turn, digest }, run);
    if (begun === 'poisoned') return { outcome: 'failed', failure: POISONED };
    try {
      if (this.#cancelled.has(id)) return { outcome: 'cancelled' };
      const options = { owner, signal, timeoutMs, background: kind === 'background' };
      // The node that asked has checked name and input by their types.
      const task = job.name as TaskName;
      const result = await pool.run(task, (await unpackValue(input, blobs)) as never, options);
      return { outcome: 'done', result: await packValue(result, blobs) };
    } finally {
      await admission.end(id, run);
    }
  }

  /** Whether nothing that a user waits for runs here or waits anywhere. */
  async #isIdle(): Promise<boolean> {
    return this.#held === 0 && (await this.parts.admission.waiting('long')) === 0;
  }

  async #tell(node: string, message: AnswerMessage): Promise<void> {
    const channel = this.parts.names.key('answers', node);
    await this.#publisher.publish(channel, JSON.stringify(message));
  }
}
