import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import {
  timeLimitOf,
  type TaskInput,
  type TaskName,
  type TaskResult,
} from '../../engine/tasks/taskRegistry';
import { RunnerError } from '../../services/tasks/runnerError';
import type { ExternalDescription } from '../../services/routes/ocsr/externalEngines';
import type { LaneReport, TaskOptions, TaskRunner } from '../../services/tasks/taskRunner';
import type { Answer } from './answerChannel';
import { BlobGone } from './blobs';
import { fromFailureRecord } from './failureRecord';
import { digestOf, kindOf, ownerKey } from './jobKeys';
import { packValue, unpackValue, type PackedValue } from './packedValue';
import type { CommonKind, QueueKind } from './queueNames';
import { queueLane } from './queueLane';
import type { QueueRunnerParts } from './queueRunnerParts';
import { refusal } from './refusal';
import { orReject, within } from './waiting';

/** Jobs that Redis has lost, or whose bytes are gone, are asked for again this often. */
const MAX_ATTEMPTS = 3;

const LOST = 'The queue lost the work several times';
const UNREADABLE =
  'The workers cannot read what this node stores; MARCUS_FILES must be the same for all of them';

/** Milliseconds that a task that was given up may take to get out of the queue; a program that stops has 5 s. */
const LEAVE_MS = 3_000;

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
  #leaving = Promise.resolve();

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
      if (answer.outcome === 'done') {
        const value = await orReject(this.#unpacked(answer.result), ends);
        // What a task returns is known by its name; in the queue it is bytes.
        if (value) return value.result as TaskResult<Name>;
      }
      if (answer.outcome === 'failed') throw fromFailureRecord(answer.failure);
      if (answer.outcome === 'cancelled') throw new RunnerError(503, 'The work was cancelled');
      lost = answer.outcome === 'lost' ? LOST : UNREADABLE;
    }
    throw new RunnerError(503, lost);
  }

  async probe(): Promise<LaneReport[]> {
    const { local, queues, admission } = this.parts;
    const own = await local.probe();
    return [...own.filter(({ lane }) => lane === 'short'), await queueLane(queues, admission)];
  }

  /** The engines of all workers. */
  engines = (): Promise<readonly ExternalDescription[]> => this.parts.engines();

  /** Tasks of all nodes that wait, by kind. */
  depth(): Promise<Record<CommonKind, number>> {
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
    this.#leaving = Promise.allSettled(this.#open).then(() => this.parts.disconnect());
  }

  /** After `close`: resolves when nothing of this node waits in the queue any more, and Redis is let go. */
  left(): Promise<void> {
    return this.#leaving;
  }

  /** Puts a task into the queue and waits for its answer. */
  async #ask(
    name: TaskName,
    input: unknown,
    { owner, requestId, background, timeoutMs = timeLimitOf(name) }: TaskOptions,
    ends: AbortSignal,
  ): Promise<Answer> {
    const { queues, answers, blobs, node, admissionMs } = this.parts;
    const packed = await orReject(within(admissionMs, packValue(input, blobs)), ends);
    const kind = kindOf(name, input, background);
    const task: OpenTask = { id: randomUUID(), kind, owner: ownerKey(owner) };
    const digest = digestOf(name, packed);
    const turn = await this.#admitted(task, digest, ends);
    const answer = answers.wait(task.id, kind);
    const data = { input: packed, node, owner: task.owner, requestId, turn, timeoutMs, digest };
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
    const { admission, limits, admissionMs } = this.parts;
    const asking = admission.admit({ ...task, digest }, limits);
    try {
      const decision = await orReject(within(admissionMs, asking), ends);
      if (decision.kind === 'admitted') return decision.turn;
      throw refusal(decision);
    } catch (error) {
      // It may be let in later, when Redis is back, or when nobody wants it any more.
      void asking.then(() => admission.leave(task)).catch(() => undefined);
      throw error;
    }
  }

  /** Withdraws a task wherever it is: on its way into the queue, in it, or with a worker. */
  async #giveUp(task: OpenTask, added: Promise<void>): Promise<void> {
    const { queues, admission, cancel } = this.parts;
    await added.catch(() => undefined);
    await cancel(task.id);
    await queues.remove(task.kind, task.id).catch(() => undefined);
    await admission.leave(task);
  }

  /** Null if its bytes are gone. */
  async #unpacked(packed: PackedValue): Promise<{ readonly result: unknown } | null> {
    try {
      return { result: await unpackValue(packed, this.parts.blobs) };
    } catch (error) {
      if (error instanceof BlobGone) return null;
      throw error;
    }
  }
}
