import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { HISTORY_LIMIT } from '@/domain/saved/limits';
import { NO_HISTORY, type WorkHistory, type WorkStep } from '@/domain/workChange';
import { isArticleLeft } from './document.slice';

/**
 * Owner of the document's undo list, and of the trail of all that was changed. The root reducer adds a step whenever an undoable fact has changed the
 * work; the slices that own the changed parts put them back when a step is undone.
 */
export type HistoryState = WorkHistory;

export interface HistoryRootState {
  readonly article: { readonly history: HistoryState };
}

const slice = createSlice({
  name: 'history',
  initialState: NO_HISTORY as HistoryState,
  reducers: {
    /** The latest step's parts are again as before it. */
    stepUndone: (
      { done, undone, ...rest },
      { payload: step }: PayloadAction<WorkStep>,
    ): HistoryState => ({
      ...rest,
      done: done.slice(0, -1),
      undone: [...undone, step],
    }),
    /** The parts are again as after the step. */
    stepRedone: (
      { done, undone, ...rest },
      { payload: step }: PayloadAction<WorkStep>,
    ): HistoryState => ({
      ...rest,
      done: [...done, step],
      undone: undone.slice(0, -1),
    }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isArticleLeft, () => NO_HISTORY);
  },
  selectors: {
    selectHistory: (state): WorkHistory => state,
    /** The step that undo would take back. */
    selectLastDone: ({ done }): WorkStep | undefined => done.at(-1),
    selectLastUndone: ({ undone }): WorkStep | undefined => undone.at(-1),
  },
});

export const { stepUndone, stepRedone } = slice.actions;
export const { selectHistory, selectLastDone, selectLastUndone } = slice.getSelectors(
  ({ article }: HistoryRootState) => article.history,
);
export const historyReducer = slice.reducer;

/** The list after another step; what was undone before can't be done again. */
export const withStep = ({ done, ...rest }: HistoryState, step: WorkStep): HistoryState => ({
  ...rest,
  done: [...done, step].slice(-HISTORY_LIMIT),
  undone: [],
});
