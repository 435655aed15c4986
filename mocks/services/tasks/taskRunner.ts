import type { TaskInput, TaskName, TaskResult } from '../../engine/tasks/taskRegistry';

export interface TaskOptions {
  /** Id of the session the work belongs to; null for the services' own work. */
  readonly owner: string | null;
  /** Id of the request that the work is for, told in logs of other machines. */
  readonly requestId?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Counted from when the task starts running, not from when it was queued. */
  readonly timeoutMs?: number | undefined;
  /**
   * Work that no one waits for: begins only while nothing else runs or waits, at the lowest priority, and is
   * the first to be stopped if it takes memory that others need.
   */
  readonly background?: boolean | undefined;
  /** Fails with `ProgramAwaited` instead of waiting for what the program lacks. */
  readonly unlessAwaited?: boolean | undefined;
}

/** Owner and cancellation of a request's work, passed to each of its tasks. */
export interface Work extends TaskOptions {
  readonly owner: string;
  readonly signal: AbortSignal;
}

/** Health of a lane: `busy` lanes are working and need no probe, as each task has a time limit. */
export interface LaneReport {
  readonly lane: string;
  readonly state: 'up' | 'busy' | 'down';
  /** What a busy lane is working on. */
  readonly task?: string;
}

/** Runs the engine's tasks; the host decides whether in a process, a thread or on another machine. */
export interface TaskRunner {
  /**
   * Runs a task.
   *
   * Rejects with the task's own error (a `TaskError` keeps its kind), with the signal's reason after an
   * abort, with a `TaskTooHeavy` when it exceeds its time or memory limit, and with a `RunnerError`, 500 when
   * the worker died or 503 when none could be started; with `unlessAwaited` it may be `ProgramAwaited`.
   */
  run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    options: TaskOptions,
  ): Promise<TaskResult<Name>>;
  /** The health of each lane, after probing those that are idle. */
  probe(): Promise<LaneReport[]>;
  /** Ends idle workers immediately instead of waiting for their idle timeout. */
  rest(): void;
  /** Ends all workers; running and queued tasks are rejected with 503. */
  close(): void;
}
