import type { PayloadAction } from '@reduxjs/toolkit';

/** How a task on the open document stands. Its result lies beside it, and stays while it runs again. */
export type DocumentTaskState =
  | { readonly status: 'idle' }
  /** ms since the epoch */
  | { readonly status: 'running'; readonly startedAt: number }
  | { readonly status: 'failed'; readonly message: string };

export const IDLE_TASK = { status: 'idle' } as const;

/** A slice holds its task as `extraction`, and forgets it with the document. */
interface TaskHolder {
  readonly extraction: DocumentTaskState;
}

/** The case reducers of a task. */
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
