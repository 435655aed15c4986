import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { TraceContents } from './recording/traceContents';

/** A trace that was taken and is shown before it is saved. */
export interface TakenTrace {
  readonly contents: TraceContents;
  /** Bytes of the file. */
  readonly size: number;
  readonly sizeWithoutArticle: number;
}

/** The trace itself stays outside: a state that held one would be in the next one. */
export type TracesState =
  { readonly status: 'idle' } | { readonly status: 'shown'; readonly taken: TakenTrace };

const initialState = { status: 'idle' } as TracesState;

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
export const { selectTakenTrace } = slice.selectors;
export const tracesReducer = slice.reducer;
