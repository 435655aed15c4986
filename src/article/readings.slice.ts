import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EngineId } from '@/domain/engines';
import type { WorkReading } from '@/domain/work';
import { isArticleLeft } from './document.slice';
import { segmentRemoved } from './segments.slice';

/** By segment id: how its latest reading ended. Survives the run, so that failures stay visible and can be retried. */
export type ReadingsState = Readonly<Record<string, WorkReading>>;

export interface ReadingsRootState {
  readonly article: { readonly readings: ReadingsState };
}

export interface RunFact {
  readonly ids: readonly string[];
  readonly engine: EngineId;
  /** ms since the epoch */
  readonly at: number;
}

export interface FailureFact {
  readonly id: string;
  readonly message: string;
}

const NONE: ReadingsState = {};

const without = (state: ReadingsState, ids: readonly string[]): ReadingsState =>
  ids.some((id) => Object.hasOwn(state, id))
    ? Object.fromEntries(Object.entries(state).filter(([id]) => !ids.includes(id)))
    : state;

const failed = (state: ReadingsState, { id, message }: FailureFact): ReadingsState => ({
  ...state,
  [id]: { status: 'failed', message },
});

const slice = createSlice({
  name: 'recognition',
  initialState: NONE,
  reducers: {
    runStarted: (state, { payload }: PayloadAction<RunFact>) => without(state, payload.ids),
    /** Drawings that were found since the run began. */
    runExtended: (state, { payload }: PayloadAction<Pick<RunFact, 'ids'>>) =>
      without(state, payload.ids),
    segmentConverted: (
      state,
      { payload: { id } }: PayloadAction<{ readonly id: string }>,
    ): ReadingsState => ({ ...state, [id]: { status: 'done' } }),
    segmentFailed: (state, { payload }: PayloadAction<FailureFact>) => failed(state, payload),
    /** The second reading failed: the earlier structure stays, and the failure is shown beside it. */
    earlierStructureKept: (state, { payload }: PayloadAction<FailureFact>) =>
      failed(state, payload),
  },
  extraReducers: (builder) => {
    builder
      .addCase(segmentRemoved, (state, { payload: { id } }) => without(state, [id]))
      .addMatcher(isArticleLeft, () => NONE);
  },
});

export const { runStarted, runExtended, segmentConverted, segmentFailed, earlierStructureKept } =
  slice.actions;
export const readingsReducer = slice.reducer;
