import { RunnerError } from '../../services/tasks/runnerError';
import { TaskTooHeavy } from '../../services/tasks/taskTooHeavy';
import {
  fromErrorRecord,
  toErrorRecord,
  type ErrorRecord,
} from '../../hosts/workers/workerMessages';

/** A task's failure on its way back from another machine; classes do not travel. */
export type FailureRecord =
  | { readonly kind: 'task'; readonly error: ErrorRecord }
  | { readonly kind: 'runner'; readonly status: number; readonly message: string }
  | { readonly kind: 'heavy'; readonly budget: 'memory' | 'time'; readonly message: string };

export function toFailureRecord(error: unknown): FailureRecord {
  if (error instanceof TaskTooHeavy) {
    return { kind: 'heavy', budget: error.budget, message: error.message };
  }
  if (error instanceof RunnerError) {
    return { kind: 'runner', status: error.status, message: error.message };
  }
  return { kind: 'task', error: toErrorRecord(error) };
}

export function fromFailureRecord(record: FailureRecord): Error {
  if (record.kind === 'heavy') return new TaskTooHeavy(record.budget, record.message);
  if (record.kind === 'runner') return new RunnerError(record.status, record.message);
  return fromErrorRecord(record.error);
}
