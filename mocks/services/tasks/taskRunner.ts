import type { TaskInput, TaskName, TaskResult } from '../../engine/tasks/taskRegistry';

export interface TaskOptions {
  /** Id of the session whose work it is; null for work of the services themselves. */
  readonly owner: string | null;
  readonly signal?: AbortSignal | undefined;
  /** Counted from the moment the task starts to run, not from when it was queued. */
  readonly timeoutMs?: number | undefined;
}

/** Whose work a request is, and when it is given up: what each of its tasks is run with. */
export interface Work extends TaskOptions {
  readonly owner: string;
  readonly signal: AbortSignal;
}

/** How a lane does: `busy` lanes are at work and need not be asked, as each task has a time limit. */
export interface LaneReport {
  readonly lane: string;
  readonly state: 'up' | 'busy' | 'down';
  /** What a busy lane does. */
  readonly task?: string;
}

/** Where the engine's tasks are run; the host decides whether that is a process, a thread or a machine. */
export interface TaskRunner {
  /**
   * Runs a task.
   *
   * Rejects with the task's own error (a `TaskError` keeps its kind), with the signal's reason
   * after an abort, with a `TaskTooHeavy` when it takes more time or memory than it may, with a
   * `RunnerError` 500 when the worker died and 503 when none came up.
   */
  run<Name extends TaskName>(
    name: Name,
    input: TaskInput<Name>,
    options: TaskOptions,
  ): Promise<TaskResult<Name>>;
  /** How each lane does, after a probe through those that are not at work. */
  probe(): Promise<LaneReport[]>;
  /** Ends the workers that have nothing to do, without waiting until they have been idle for long. */
  rest(): void;
  /** Ends all workers; tasks under way and waiting are rejected with 503. */
  close(): void;
}
