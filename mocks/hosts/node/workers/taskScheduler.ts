import { setMaxListeners } from 'node:events';
import type { LaneReport, TaskOptions } from '../../../services/tasks/taskRunner';
import { createJob, type Job } from './job';
import { Lane, OUT_OF_MEMORY, type LaneSettings } from './lane';
import { probeLane } from './laneProbe';
import { RunnerError } from '../../../services/tasks/runnerError';
import { TaskTooHeavy } from '../../../services/tasks/taskTooHeavy';
import { PROBE_TASK } from './workerMessages';

export interface MemoryBudget {
  /** Resident bytes of this process and all workers beyond which memory is short. */
  readonly limitBytes: number;
  /** Current resident bytes of this process. */
  readonly ownBytes: () => number;
}

export interface SchedulerSettings extends LaneSettings {
  /** Workers for long tasks; one more is reserved for short ones. */
  readonly size: number;
  readonly isShort: (task: string) => boolean;
  readonly memory: MemoryBudget;
}

/**
 * Assigns tasks to workers, first come first served, with a lane for short ones: these have a worker to
 * themselves, overtake long ones in the queue and may use any idle worker.
 *
 * If the services take too much memory, first the idle workers are ended, then long tasks, the latest first,
 * until one is left. Those are run again, each alone; one that needs too much even alone is refused.
 */
export class TaskScheduler {
  readonly #isShort: (task: string) => boolean;
  readonly #lanes: readonly Lane[];
  readonly #memory: MemoryBudget;
  #queue: Job[] = [];
  #closed = false;
  #lastId = 0;

  constructor({ size, isShort, memory, ...laneSettings }: SchedulerSettings) {
    this.#isShort = isShort;
    this.#memory = memory;
    const listener = { onFree: () => this.#dispatch(), onMemory: () => this.#checkMemory() };
    const lane = (name: string, shortOnly: boolean) =>
      new Lane(name, shortOnly, laneSettings, listener);
    const longLanes = Array.from({ length: size }, (_, index) => lane(`long-${index + 1}`, false));
    this.#lanes = [lane('short', true), ...longLanes];
  }

  run(task: string, input: unknown, options: Partial<TaskOptions> = {}): Promise<unknown> {
    const { signal } = options;
    if (this.#closed) return Promise.reject(new RunnerError(503, 'The worker pool is closed'));
    if (signal?.aborted) return Promise.reject(signal.reason);
    const request = { id: ++this.#lastId, task, input };
    const { job, outcome } = createJob(request, this.#isShort(task), options);
    const onAbort = () => this.#abort(job);
    // A batch listens once for each of its hundreds of drawings; Node would warn of a leak from eleven on.
    if (signal) setMaxListeners(0, signal);
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
    for (const lane of this.#lanes) lane.rest();
  }

  /** Ends all workers and rejects all waiting and running tasks. */
  close(): void {
    this.#closed = true;
    const error = new RunnerError(503, 'The worker pool was closed');
    for (const job of this.#queue) job.reject(error);
    this.#queue = [];
    for (const lane of this.#lanes) lane.stop(error);
  }

  #dispatch(): void {
    for (const lane of this.#lanes) {
      const job = lane.job ? undefined : this.#nextFor(lane);
      if (!job) continue;
      this.#queue = this.#queue.filter((each) => each !== job);
      lane.run(job);
    }
  }

  #nextFor({ shortOnly }: Lane): Job | undefined {
    const short = this.#queue.find((job) => job.short);
    if (short || shortOnly) return short;
    const [next] = this.#queue;
    const long = this.#running().filter((job) => !job.short);
    const mustWait = long.some((job) => job.alone) || (next?.alone && long.length > 0);
    return mustWait ? undefined : next;
  }

  #running(): Job[] {
    return this.#lanes.flatMap(({ job }) => job ?? []);
  }

  #abort(job: Job): void {
    const reason: unknown = job.signal?.reason;
    const lane = this.#lanes.find((each) => each.job === job);
    if (lane) return lane.stop(reason);
    this.#queue = this.#queue.filter((each) => each !== job);
    job.reject(reason);
  }

  /** V8's own limits don't count memory outside its heap: buffers, canvases, WebAssembly. */
  #checkMemory(): void {
    if (!this.#isMemoryShort()) return;
    this.rest();
    const blamed = this.#isMemoryShort() && blamedLane(this.#lanes);
    if (!blamed) return;
    const { lane, job, isAlone } = blamed;
    if (isAlone) return lane.stop(new TaskTooHeavy('memory', OUT_OF_MEMORY));
    lane.evict();
    job.alone = true;
    this.#queue.unshift(job);
    this.#dispatch();
  }

  #isMemoryShort(): boolean {
    const workers = this.#lanes.reduce((sum, { residentBytes }) => sum + residentBytes, 0);
    return this.#memory.ownBytes() + workers > this.#memory.limitBytes;
  }
}

/**
 * The long task that began last; ids grow. A short one is blamed only if no long one runs, a probe never. It
 * counts as alone if no other task shared the memory.
 */
function blamedLane(lanes: readonly Lane[]) {
  const working = lanes
    .flatMap((lane) => (lane.job ? [{ lane, job: lane.job }] : []))
    .filter(({ job }) => job.request.task !== PROBE_TASK);
  const long = working.filter(({ job }) => !job.short);
  const candidates = long.length > 0 ? long : working;
  const latest = [...candidates].sort((a, b) => b.job.request.id - a.job.request.id)[0];
  return latest && { ...latest, isAlone: candidates.length === 1 };
}
