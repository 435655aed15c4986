import { TaskError, type TaskFailure } from '../../engine/taskError';

/** Sent to a worker: run one task. */
export interface TaskRequest {
  readonly id: number;
  /** `area.function`, see `taskRegistry.ts`, or {@link PROBE_TASK}. */
  readonly task: string;
  readonly input: unknown;
}

/** To a worker whose task waits for a program: end that program, and then yourself. */
export const CANCEL = 'cancel';

/** Milliseconds it may take for that, on a machine that is busy with other things, too. */
export const CANCEL_MS = 3_000;

/** The task that every worker answers at once: whether it still listens. */
export const PROBE_TASK = 'worker.probe';

/** An error as it crosses the process boundary; classes do not. */
export interface ErrorRecord {
  readonly name: string;
  readonly message: string;
  /** The failure of a TaskError. */
  readonly failure?: TaskFailure;
}

/** Sent by a worker: the answer to the request with this id. */
export type TaskReply =
  | { readonly id: number; readonly ok: true; readonly result: unknown }
  | { readonly id: number; readonly ok: false; readonly error: ErrorRecord };

/** A worker's first message: it accepts tasks from now on. */
export const WORKER_READY = 'ready';

export type WorkerMessage = typeof WORKER_READY | TaskReply;

export function toErrorRecord(error: unknown): ErrorRecord {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const record = { name: error.name, message: error.message };
  return error instanceof TaskError ? { ...record, failure: error.failure } : record;
}

export function fromErrorRecord(record: ErrorRecord): Error {
  const error =
    record.failure === undefined
      ? new Error(record.message)
      : new TaskError(record.failure, record.message);
  error.name = record.name;
  return error;
}
