import type { Job } from './job';
import { unrefTimer } from './unrefTimer';
import { RunnerError } from '../../services/tasks/runnerError';
import { TaskTooHeavy } from '../../services/tasks/taskTooHeavy';
import { fromErrorRecord, type TaskReply, type TaskRequest } from './workerMessages';

/** A worker process from a lane's point of view; `startWorker.ts` creates real ones. */
export interface LaneWorker {
  post(request: TaskRequest): void;
  /** Sets whether the worker keeps the process alive. */
  hold(alive: boolean): void;
  terminate(): void;
}

export interface WorkerEvents {
  /** The worker accepts tasks from now on. */
  readonly ready: () => void;
  readonly reply: (reply: TaskReply) => void;
  /** Its resident memory, reported on each change. */
  readonly memory: (bytes: number) => void;
  /** Called once if the worker ends without being told to. */
  readonly stopped: (reason: string, outOfMemory?: boolean) => void;
}

export type StartWorker = (events: WorkerEvents) => LaneWorker;

export interface LaneSettings {
  readonly startWorker: StartWorker;
  /** Milliseconds after which a worker that has not reported ready is replaced. */
  readonly readyMs: number;
  /** Milliseconds without a task after which a worker is ended to free its memory. */
  readonly idleMs: number;
}

export interface LaneListener {
  /** The lane can take another job. */
  readonly onFree: () => void;
  /** The lane's worker takes more memory, or less. */
  readonly onMemory: () => void;
}

/** Number of workers started in a row before the waiting task is refused. */
const MAX_STARTS = 3;

/**
 * Runs one worker at a time: started by the first job; replaced if it does not start, dies or is stopped;
 * ended when idle. At any moment at most one timer runs: for the start, the job or the idle time.
 */
export class Lane {
  #worker: LaneWorker | undefined;
  #isReady = false;
  #failedStarts = 0;
  #job: Job | undefined;
  #residentBytes = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly name: string,
    readonly shortOnly: boolean,
    private readonly settings: LaneSettings,
    private readonly listener: LaneListener,
  ) {}

  get job(): Job | undefined {
    return this.#job;
  }

  /** Memory of the lane's worker. */
  get residentBytes(): number {
    return this.#residentBytes;
  }

  /** Whether the lane has a worker, busy or idle. */
  get hasWorker(): boolean {
    return this.#worker !== undefined;
  }

  /** Whether a worker of this lane has failed to start, and none has started since. */
  get isFailing(): boolean {
    return this.#failedStarts > 0;
  }

  /** Runs a job on the lane's worker, which is started if necessary. The lane must be free. */
  run(job: Job): void {
    this.#job = job;
    clearTimeout(this.#timer);
    if (this.#isReady) this.#post();
    else this.#start();
  }

  /** Ends the worker; if a job is running, it is rejected. */
  stop(error: unknown): void {
    this.evict()?.reject(error);
    this.listener.onFree();
  }

  /** Ends the worker and returns the running job, neither rejected nor resolved. */
  evict(): Job | undefined {
    const job = this.#release();
    this.#dropWorker();
    return job;
  }

  /** Ends the worker if it runs nothing. */
  rest(): void {
    if (!this.#job) this.#dropWorker();
  }

  #start(): void {
    // A worker that was ended may still send messages; only those of the lane's current one count.
    const mine = () => this.#worker === worker;
    const worker = this.settings.startWorker({
      ready: () => mine() && this.#becomeReady(),
      reply: (reply) => mine() && this.#settle(reply),
      memory: (bytes) => mine() && this.#reportMemory(bytes),
      stopped: (reason, outOfMemory) => mine() && this.#onStopped(reason, outOfMemory ?? false),
    });
    this.#worker = worker;
    const late = `it was not ready after ${this.settings.readyMs / 1000} s`;
    this.#timer = setTimeout(() => this.#replace(late), this.settings.readyMs);
  }

  #reportMemory(bytes: number): void {
    this.#residentBytes = bytes;
    this.listener.onMemory();
  }

  #becomeReady(): void {
    clearTimeout(this.#timer);
    this.#isReady = true;
    this.#failedStarts = 0;
    this.#post();
  }

  #post(): void {
    const job = this.#job;
    if (!job || !this.#worker) return;
    const { request, timeoutMs } = job;
    if (timeoutMs !== undefined) {
      const text = `The work took longer than ${timeoutMs / 1000} s and was stopped`;
      this.#timer = setTimeout(() => this.stop(new TaskTooHeavy('time', text)), timeoutMs);
    }
    try {
      this.#worker.hold(true);
      this.#worker.post(request);
    } catch (error) {
      // The input cannot be cloned: the worker is fine, the job is not.
      this.#release()?.reject(error);
      queueMicrotask(() => this.#becomeFree());
    }
  }

  #settle(reply: TaskReply): void {
    if (this.#job?.request.id !== reply.id) return;
    const job = this.#release();
    if (reply.ok) job?.resolve(reply.result);
    else job?.reject(fromErrorRecord(reply.error));
    this.#becomeFree();
  }

  /** The worker takes the next job, or ends after a while without one. */
  #becomeFree(): void {
    this.listener.onFree();
    if (this.#job) return;
    this.#timer = setTimeout(() => this.rest(), this.settings.idleMs);
    unrefTimer(this.#timer);
  }

  #onStopped(reason: string, outOfMemory: boolean): void {
    if (!this.#isReady) this.#replace(reason);
    else if (outOfMemory) this.stop(new TaskTooHeavy('memory', OUT_OF_MEMORY));
    else this.stop(new RunnerError(500, `The worker stopped: ${reason}`));
  }

  #replace(reason: string): void {
    this.#dropWorker();
    this.#failedStarts += 1;
    if (this.#failedStarts % MAX_STARTS !== 0) return this.#start();
    this.stop(new RunnerError(503, `No worker came up: ${reason}`));
  }

  #dropWorker(): void {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    this.#worker = undefined;
    this.#isReady = false;
    this.#residentBytes = 0;
    worker?.terminate();
  }

  #release(): Job | undefined {
    const job = this.#job;
    clearTimeout(this.#timer);
    this.#job = undefined;
    this.#worker?.hold(false);
    return job;
  }
}

/** Message for the user. */
export const OUT_OF_MEMORY = 'The work took more memory than the services allow and was stopped';
