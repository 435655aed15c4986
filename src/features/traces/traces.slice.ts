import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TraceContents } from './recording/traceContents';

/** A trace that has been captured and is shown before it is saved. */
export interface TakenTrace {
  readonly contents: TraceContents;
  /** File size in bytes. */
  readonly size: number;
  readonly sizeWithoutArticle: number;
}

/** The trace itself is not kept in the state: otherwise it would be part of the next trace. */
export type TracesState =
  | { readonly status: 'idle' }
  | { readonly status: 'shown'; readonly taken: TakenTrace };

const initialState = { status: 'idle' } as TracesState;

interface TracesRootState {
  readonly screen: { readonly traces: TracesState };
}

const slice = createSlice({
  name: 'traces',
  initialState,
  reducers: {
    traceTaken: (_state, { payload }: PayloadAction<TakenTrace>): TracesState => ({
      status: 'shown',
      taken: payload,
    }),
    traceSaved: (): TracesState => ({ status: 'idle' }),
    traceDismissed: (): TracesState => ({ status: 'idle' }),

    /** Intents. */
    traceRequested: (state) => state,
    traceSaveRequested: (state, _action: PayloadAction<{ leaveOutArticle: boolean }>) => state,
  },
  selectors: {
    selectTakenTrace: (state): TakenTrace | undefined =>
      state.status === 'shown' ? state.taken : undefined,
  },
});

export const { traceTaken, traceSaved, traceDismissed, traceRequested, traceSaveRequested } =
  slice.actions;
export const { selectTakenTrace } = slice.getSelectors(
  ({ screen }: TracesRootState) => screen.traces,
);
export const tracesReducer = slice.reducer;
