import type { LaneReport, TaskOptions } from '../../services/tasks/taskRunner';
import { createJob, type Job } from './job';
import { memoryVictim } from './memoryVictim';
import { Lane, OUT_OF_MEMORY, type LaneSettings, type StartWorker } from './lane';
import { probeLane } from './laneProbe';
import { RunnerError } from '../../services/tasks/runnerError';
import { TaskTooHeavy } from '../../services/tasks/taskTooHeavy';
import { Turns } from './turns';

export interface MemoryBudget {
  /** Resident bytes of this process and all workers beyond which memory is short. */
  readonly limitBytes: number;
  /** Current resident bytes of this process. */
  readonly ownBytes: () => number;
}

export interface SchedulerSettings extends LaneSettings {
  /** Workers for long tasks; one more is reserved for short ones. */
  readonly size: number;
  /** Starts the worker for background tasks, which has the lowest priority. */
  readonly startBackgroundWorker: StartWorker;
  readonly isShort: (task: string) => boolean;
  readonly memory: MemoryBudget;
  /** A batch listens to one signal once for each of its hundreds of drawings; Node would warn of a leak. */
  readonly expectListeners?: (signal: AbortSignal) => void;
}

/** A background worker ends after this long without a task: no one is waiting for the next one. */
const BACKGROUND_IDLE_MS = 1_000;

/**
 * Assigns tasks to workers, the sessions taking turns, with a lane for short ones: these have a worker to
 * themselves, overtake long ones in the queue and may use any idle worker. Background tasks have a lane of
 * their own, and begin only while nothing else runs or waits.
 *
 * If the services take too much memory, first the idle workers are ended, then the background task, then long
 * tasks, the latest first, until one is left. Those are run again after the tasks of the next turn, each alone
 * and in a worker that has done nothing before, whose memory is the task's own; one that needs too much even so is
 * refused.
 */
export class TaskScheduler {
  readonly #isShort: (task: string) => boolean;
  /** Those that users' tasks run in. */
  readonly #lanes: readonly Lane[];
  readonly #background: Lane;
  readonly #memory: MemoryBudget;
  readonly #expectListeners: SchedulerSettings['expectListeners'];
  readonly #turns = { short: new Turns(), long: new Turns() };
  #queue: Job[] = [];
  #closed = false;
  #lastId = 0;

  constructor(settings: SchedulerSettings) {
    const { size, isShort, memory, startBackgroundWorker, expectListeners, ...laneSettings } =
      settings;
    this.#isShort = isShort;
    this.#expectListeners = expectListeners;
    this.#memory = memory;
    const listener = { onFree: () => this.#dispatch(), onMemory: () => this.#checkMemory() };
    const lane = (name: string, shortOnly: boolean) =>
      new Lane(name, shortOnly, laneSettings, listener);
    const longLanes = Array.from({ length: size }, (_, index) => lane(`long-${index + 1}`, false));
    this.#lanes = [lane('short', true), ...longLanes];
    const quiet = { ...laneSettings, startWorker: startBackgroundWorker };
    const idleMs = BACKGROUND_IDLE_MS;
    this.#background = new Lane('background', false, { ...quiet, idleMs }, listener);
  }

  run(task: string, input: unknown, options: Partial<TaskOptions> = {}): Promise<unknown> {
    const { signal } = options;
    if (this.#closed) return Promise.reject(new RunnerError(503, 'The worker pool is closed'));
    if (signal?.aborted) return Promise.reject(signal.reason);
    const request = { id: ++this.#lastId, task, input };
    const short = this.#isShort(task);
    const turn = this.#turnsOf(short).take(options.owner);
    const { job, outcome } = createJob(request, { short, turn }, options);
    const onAbort = () => this.#abort(job);
    if (signal) this.#expectListeners?.(signal);
    signal?.addEventListener('abort', onAbort);
    this.#queue.push(job);
    this.#dispatch();
    return outcome.finally(() => signal?.removeEventListener('abort', onAbort));
  }

  /** Checks each lane that is not working; an unresponsive worker is replaced. */
  async probe(): Promise<LaneReport[]> {
    if (this.#closed) throw new RunnerError(503, 'The worker pool is closed');
    return Promise.all(this.#lanes.map((lane) => probeLane(lane, ++this.#lastId)));
  }

  /** Ends the idle workers at once. */
  rest(): void {
    for (const lane of this.#allLanes()) lane.rest();
  }

  /** Ends all workers and rejects all waiting and running tasks. */
  close(): void {
    this.#closed = true;
    const error = new RunnerError(503, 'The worker pool was closed');
    for (const job of this.#queue) job.reject(error);
    this.#queue = [];
    for (const lane of this.#allLanes()) lane.stop(error);
  }

  #dispatch(): void {
    for (const lane of this.#allLanes()) {
      const job = lane.job ? undefined : this.#nextFor(lane);
      if (!job) continue;
      this.#queue = this.#queue.filter((each) => each !== job);
      this.#turnsOf(job.short).serve(job.turn);
      if (job.alone) lane.rest();
      lane.run(job);
    }
  }

  #nextFor(lane: Lane): Job | undefined {
    const [quiet] = this.#queue.filter(({ background }) => background);
    const asked = this.#queue.filter(({ background }) => !background);
    if (lane === this.#background)
      return asked.length + this.#running().length > 0 ? undefined : quiet;
    const short = firstInTurn(asked.filter((job) => job.short));
    if (short || lane.shortOnly) return short;
    const next = firstInTurn(asked);
    const long = this.#running().filter((job) => !job.short);
    const mustWait = long.some((job) => job.alone) || (next?.alone && long.length > 0);
    return mustWait ? undefined : next;
  }

  #turnsOf(short: boolean): Turns {
    return short ? this.#turns.short : this.#turns.long;
  }

  #allLanes(): readonly Lane[] {
    return [...this.#lanes, this.#background];
  }

  /** Users' tasks. */
  #running(): Job[] {
    return this.#lanes.flatMap(({ job }) => job ?? []);
  }

  #abort(job: Job): void {
    const reason: unknown = job.signal?.reason;
    const lane = this.#allLanes().find((each) => each.job === job);
    if (lane) return lane.stop(reason);
    this.#queue = this.#queue.filter((each) => each !== job);
    job.reject(reason);
  }

  /** V8's own limits don't count memory outside its heap: buffers, canvases, WebAssembly. */
  #checkMemory(): void {
    if (!this.#isMemoryShort()) return;
    this.rest();
    if (this.#isMemoryShort() && this.#background.job) {
      this.#background.stop(new TaskTooHeavy('memory', OUT_OF_MEMORY));
    }
    const victim = this.#isMemoryShort() && memoryVictim(this.#lanes);
    if (!victim) return;
    const { lane, job } = victim;
    if (job.alone) return lane.stop(new TaskTooHeavy('memory', OUT_OF_MEMORY));
    lane.evict();
    job.alone = true;
    job.turn = this.#turnsOf(job.short).again();
    this.#queue.push(job);
    this.#dispatch();
  }

  #isMemoryShort(): boolean {
    const workers = this.#allLanes().reduce((sum, { residentBytes }) => sum + residentBytes, 0);
    return this.#memory.ownBytes() + workers > this.#memory.limitBytes;
  }
}

/** Of those whose turn is the lowest, the first to come; one that holds up all others comes after them. */
const firstInTurn = (jobs: readonly Job[]): Job | undefined =>
  jobs.toSorted(
    (a, b) =>
      a.turn - b.turn ||
      Number(a.alone ?? false) - Number(b.alone ?? false) ||
      a.request.id - b.request.id,
  )[0];
