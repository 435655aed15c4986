import type { PayloadAction } from '@reduxjs/toolkit';

/** The status of a task on the open document. Its result is stored separately and is kept during a rerun. */
export type DocumentTaskState =
  | { readonly status: 'idle' }
  /** ms since the epoch */
  | { readonly status: 'running'; readonly startedAt: number }
  | ({ readonly status: 'failed' } & TaskFailure);

/** Why a task failed. */
export interface TaskFailure {
  readonly message: string;
  /** The services could not be reached, or were in trouble: the same may succeed later. */
  readonly isTemporary?: true;
}

export const IDLE_TASK = { status: 'idle' } as const;

/** A slice keeps its task's status in `extraction` and discards it with the document. */
interface TaskHolder {
  readonly extraction: DocumentTaskState;
}

/** The case reducers shared by all document tasks. */
export const taskReducers = <State extends TaskHolder>() => ({
  started: (state: State, { payload }: PayloadAction<{ at: number }>): State => ({
    ...state,
    extraction: { status: 'running', startedAt: payload.at },
  }),
  failed: (state: State, { payload }: PayloadAction<TaskFailure>): State => ({
    ...state,
    extraction: { status: 'failed', ...payload },
  }),
  cancelled: (state: State): State => ({ ...state, extraction: IDLE_TASK }),
});
