import { TaskError } from './taskError';
import { fromErrorRecord, type TaskReply, type TaskRequest } from './workerMessages';

/** A thread as the scheduler sees it; `pool.ts` makes real ones. */
export interface WorkerThread {
  post(request: TaskRequest): void;
  /** Whether the thread keeps the process alive. */
  hold(alive: boolean): void;
  terminate(): void;
}

/** Starts a thread; `stopped` is called once if it ends by itself. */
export type StartThread = (events: {
  readonly reply: (reply: TaskReply) => void;
  readonly stopped: (reason: string) => void;
}) => WorkerThread;

export interface TaskOptions {
  readonly signal?: AbortSignal | undefined;
  /** Counted from the moment the task starts to run, not from when it was queued. */
  readonly timeoutMs?: number | undefined;
}

export interface SchedulerSettings {
  /** Threads for long tasks; one more is kept for the short ones. */
  readonly size: number;
  readonly isShort: (task: string) => boolean;
  readonly startThread: StartThread;
}

interface Job extends TaskOptions {
  readonly request: TaskRequest;
  readonly short: boolean;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** A place for one thread, started at its first job and anew after it was terminated or died. */
interface Seat {
  readonly shortOnly: boolean;
  thread?: WorkerThread | undefined;
  job?: Job | undefined;
  timer?: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Deals tasks to threads, first come first served, with a lane for short ones: they have one thread
 * to themselves, overtake the long ones in the queue and may use any idle thread.
 */
export class TaskScheduler {
  readonly #settings: SchedulerSettings;
  readonly #seats: readonly Seat[];
  #queue: Job[] = [];
  #closed = false;
  #lastId = 0;

  constructor(settings: SchedulerSettings) {
    this.#settings = settings;
    const longSeats = Array.from({ length: settings.size }, () => ({ shortOnly: false }));
    this.#seats = [{ shortOnly: true }, ...longSeats];
  }

  run(task: string, input: unknown, options: TaskOptions = {}): Promise<unknown> {
    const { signal } = options;
    if (this.#closed) return Promise.reject(new TaskError(503, 'The worker pool is closed'));
    if (signal?.aborted) return Promise.reject(signal.reason);
    const { promise, ...ends } = deferred();
    const request = { id: ++this.#lastId, task, input };
    const job: Job = { ...options, ...ends, request, short: this.#settings.isShort(task) };
    const onAbort = () => this.#abort(job);
    signal?.addEventListener('abort', onAbort);
    this.#queue.push(job);
    this.#dispatch();
    return promise.finally(() => signal?.removeEventListener('abort', onAbort));
  }

  /** Ends all threads and rejects what waits or runs. */
  close(): void {
    this.#closed = true;
    const error = new TaskError(503, 'The worker pool was closed');
    for (const job of this.#queue) job.reject(error);
    this.#queue = [];
    for (const seat of this.#seats) this.#stop(seat, error);
  }

  #dispatch(): void {
    for (const seat of this.#seats) {
      if (seat.job) continue;
      const shortJob = this.#queue.find((job) => job.short);
      const job = shortJob ?? (seat.shortOnly ? undefined : this.#queue[0]);
      if (!job) continue;
      this.#queue = this.#queue.filter((each) => each !== job);
      this.#start(seat, job);
    }
  }

  #start(seat: Seat, job: Job): void {
    const { request, timeoutMs } = job;
    seat.job = job;
    if (timeoutMs !== undefined) {
      const text = `${request.task} took longer than ${timeoutMs} ms and was stopped`;
      seat.timer = setTimeout(() => this.#stop(seat, new TaskError(504, text)), timeoutMs);
    }
    try {
      seat.thread ??= this.#startThread(seat);
      seat.thread.hold(true);
      seat.thread.post(request);
    } catch (error) {
      // An input that cannot be cloned: the thread is fine, the job is not.
      this.#release(seat)?.reject(error);
      queueMicrotask(() => this.#dispatch());
    }
  }

  #startThread(seat: Seat): WorkerThread {
    return this.#settings.startThread({
      reply: (reply) => this.#settle(seat, reply),
      stopped: (reason) => {
        const text = `The worker running ${seat.job?.request.task ?? 'nothing'} stopped: ${reason}`;
        this.#stop(seat, new TaskError(500, text));
      },
    });
  }

  #settle(seat: Seat, reply: TaskReply): void {
    if (seat.job?.request.id !== reply.id) return;
    const job = this.#release(seat);
    if (reply.ok) job?.resolve(reply.result);
    else job?.reject(fromErrorRecord(reply.error));
    this.#dispatch();
  }

  #abort(job: Job): void {
    const seat = this.#seats.find((each) => each.job === job);
    if (seat) {
      this.#stop(seat, job.signal?.reason);
      return;
    }
    this.#queue = this.#queue.filter((each) => each !== job);
    job.reject(job.signal?.reason);
  }

  /** Ends the seat's thread, under way or not; the next job of the seat starts another. */
  #stop(seat: Seat, error: unknown): void {
    const job = this.#release(seat);
    const { thread } = seat;
    seat.thread = undefined;
    thread?.terminate();
    job?.reject(error);
    this.#dispatch();
  }

  #release(seat: Seat): Job | undefined {
    const { job } = seat;
    clearTimeout(seat.timer);
    seat.timer = undefined;
    seat.job = undefined;
    seat.thread?.hold(false);
    return job;
  }
}

function deferred() {
  let resolve: (result: unknown) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((onResult, onError) => {
    resolve = onResult;
    reject = onError;
  });
  return { promise, resolve, reject };
}
