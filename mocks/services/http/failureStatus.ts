import type { TaskFailure } from '../../engine/taskError';

/** The HTTP status for each kind of task failure (docs/contract.md). */
export const FAILURE_STATUS: Readonly<Record<TaskFailure, number>> = {
  invalid: 400,
  'not-found': 404,
  'too-large': 413,
  'beyond-limits': 422,
  failed: 500,
};
