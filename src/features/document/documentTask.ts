import type { PayloadAction } from '@reduxjs/toolkit';

/** The status of a task on the open document. Its result is stored separately and is kept during a rerun. */
export type DocumentTaskState =
  | { readonly status: 'idle' }
  /** ms since the epoch */
  | { readonly status: 'running'; readonly startedAt: number }
  | { readonly status: 'failed'; readonly message: string };

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
  failed: (state: State, { payload }: PayloadAction<{ message: string }>): State => ({
    ...state,
    extraction: { status: 'failed', message: payload.message },
  }),
  cancelled: (state: State): State => ({ ...state, extraction: IDLE_TASK }),
});
