import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import {
  timeLimitOf,
  type TaskInput,
  type TaskName,
  type TaskResult,
} from '../../../engine/tasks/taskRegistry';
import { RunnerError } from '../../../services/tasks/runnerError';
import type { LaneReport, TaskOptions, TaskRunner } from '../../../services/tasks/taskRunner';
import type { Admission, QueueLimits } from './admission';
import type { Answer, AnswerChannel } from './answerChannel';
import type { Blobs } from './blobs';
import { fromFailureRecord } from './failureRecord';
import { digestOf, ownerKey } from './jobKeys';
import type { NodeQueues } from './nodeQueues';
import { packValue, unpackValue, type PackedValue } from './packedValue';
import type { QueueKind } from './queueNames';
import { refusal } from './refusal';
import { orReject, within } from './waiting';

/** Jobs that Redis has lost, or whose bytes it has lost, are asked for again this often. */
const MAX_ATTEMPTS = 3;

const LOST = 'The queue lost the work several times';
const UNREADABLE =
  'The workers cannot read what this node stores; MARCUS_FILES must be the same for all of them';

/** Milliseconds that Redis may take to let a task in; while it is away there is no other answer than this. */
const ADMISSION_MS = 10_000;

/** Milliseconds that a task that was given up may take to get out of the queue. */
const LEAVE_MS = 1_000;

/** Rate at which the page asks for the lanes' health; a Redis that takes longer is away. */
const PROBE_MS = 2_000;

export interface QueueRunnerParts {
  /** Runs what the queue does not. */
  readonly local: TaskRunner;
  readonly isQueued: (task: TaskName) => boolean;
  readonly queues: NodeQueues;
  readonly admission: Admission;
  readonly answers: AnswerChannel;
  readonly blobs: Blobs;
  /** Name of this node, under which it is answered. */
  readonly node: string;
  readonly limits: QueueLimits;
  /** Tells the worker of a job, whichever it is, to stop. */
  readonly cancel: (id: string) => Promise<void>;
  /** Closes the connections. */
  readonly disconnect: () => Promise<void>;
}

interface OpenTask {
  readonly id: string;
  readonly kind: QueueKind;
  readonly owner: string;
}

/** Runs long tasks on whichever machine has a worker free, by a queue in Redis; short ones here. */
export class QueueRunner implements TaskRunner {
  readonly #closing = new AbortController();
  /** Tasks without an answer, and those that are leaving the queue. */
  readonly #open = new Set<Promise<unknown>>();

  constructor(private readonly parts: QueueRunnerParts) {
    setMaxListeners(0, this.#closing.signal);
  }

  run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    options: TaskOptions,
  ): Promise<TaskResult<Name>> {
    const { local, isQueued } = this.parts;
    if (!isQueued(name)) return local.run(name, input, options);
    const running = this.#runQueued(name, input, options);
    const end = () => this.#open.delete(running);
    this.#open.add(running);
    running.then(end, end);
    return running;
  }

  async #runQueued<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    options: TaskOptions,
  ): Promise<TaskResult<Name>> {
    const closing = this.#closing.signal;
    const { signal = closing } = options;
    if (signal !== closing) setMaxListeners(0, signal);
    const ends = AbortSignal.any([closing, signal]);
    ends.throwIfAborted();
    let lost = LOST;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const answer = await this.#ask(name, input, options, ends);
      // What a task returns is known by its name; in the queue it is bytes.
      if (answer.outcome === 'done')
        return (await this.#unpacked(answer.result)) as TaskResult<Name>;
      if (answer.outcome === 'failed') throw fromFailureRecord(answer.failure);
      if (answer.outcome === 'cancelled') throw new RunnerError(503, 'The work was cancelled');
      lost = answer.outcome === 'lost' ? LOST : UNREADABLE;
    }
    throw new RunnerError(503, lost);
  }

  async probe(): Promise<LaneReport[]> {
    const { local, queues, admission } = this.parts;
    const own = await local.probe();
    const counts = Promise.all([queues.workers(), admission.waiting('long')]);
    const [workers, waiting] = await within(PROBE_MS, counts).catch(() => [0, 0] as const);
    const state = workers === 0 ? 'down' : waiting > 0 ? 'busy' : 'up';
    return [...own.filter(({ lane }) => lane === 'short'), { lane: 'queue', state }];
  }

  /** Tasks of all nodes that wait, by kind. */
  depth(): Promise<Record<QueueKind, number>> {
    return this.parts.admission.depth();
  }

  rest(): void {
    this.parts.local.rest();
  }

  close(): void {
    if (this.#closing.signal.aborted) return;
    this.#closing.abort(new RunnerError(503, 'The services are stopping'));
    this.parts.local.close();
    // After what was under way has left the queue.
    void Promise.allSettled(this.#open).then(() => this.parts.disconnect());
  }

  /** Puts a task into the queue and waits for its answer. */
  async #ask(
    name: TaskName,
    input: unknown,
    { owner, background, timeoutMs = timeLimitOf(name) }: TaskOptions,
    ends: AbortSignal,
  ): Promise<Answer> {
    const { queues, answers, blobs, node } = this.parts;
    const packed = await packValue(input, blobs);
    const kind = background === true ? 'background' : 'long';
    const task: OpenTask = { id: randomUUID(), kind, owner: ownerKey(owner) };
    const digest = digestOf(name, packed);
    const turn = await this.#admitted(task, digest, ends);
    const answer = answers.wait(task.id, kind);
    const data = { input: packed, node, owner: task.owner, turn, timeoutMs, digest };
    const added = queues.add({ id: task.id, kind, task: name, data });
    try {
      return await orReject(
        added.then(() => answer),
        ends,
      );
    } catch (error) {
      await within(LEAVE_MS, this.#giveUp(task, added)).catch(() => undefined);
      throw error;
    } finally {
      answers.forget(task.id);
    }
  }

  async #admitted(task: OpenTask, digest: string, ends: AbortSignal): Promise<number> {
    const { admission, limits } = this.parts;
    const asking = admission.admit({ ...task, digest }, limits);
    try {
      const decision = await orReject(within(ADMISSION_MS, asking), ends);
      if (decision.kind === 'admitted') return decision.turn;
      throw refusal(decision);
    } catch (error) {
      // It may be let in later, when Redis is back, or when nobody wants it any more.
      void asking.then(() => admission.leave(task)).catch(() => undefined);
      throw error;
    }
  }

  /** Takes a task back wherever it is: on its way into the queue, in it, or with a worker. */
  async #giveUp(task: OpenTask, added: Promise<void>): Promise<void> {
    const { queues, admission, cancel } = this.parts;
    await added.catch(() => undefined);
    await cancel(task.id);
    await queues.remove(task.kind, task.id).catch(() => undefined);
    await admission.leave(task);
  }

  #unpacked(result: PackedValue): Promise<unknown> {
    return unpackValue(result, this.parts.blobs);
  }
}
