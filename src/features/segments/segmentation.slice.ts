import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { IDLE_TASK, type DocumentTaskState, type TaskFailure } from '@/features/document';
import {
  extractionStarted,
  segmentsOfPagesReceived,
  segmentsReceived,
  isArticleReplaced,
} from '@/article';
import { sessionOpened } from '@/features/session';

/**
 * `isAgain`: the services had these cut-outs before, but lost them with a session. `isByPage`: there were none,
 * and those that arrive stay.
 */
export type SegmentationRun = DocumentTaskState & {
  readonly isAgain?: true;
  readonly isByPage?: true;
};

/** Owner of the search for drawings in the open document. */
export interface SegmentationState {
  readonly extraction: SegmentationRun;
  /** False once another session has been opened: the services delete a session's cut-outs with it. */
  readonly heldByServices: boolean;
}

export interface SegmentationRootState {
  readonly runs: { readonly segmentation: SegmentationState };
}

const initialState: SegmentationState = { extraction: IDLE_TASK, heldByServices: false };

const slice = createSlice({
  name: 'segments',
  initialState,
  reducers: {
    extractionFailed: (state, { payload }: PayloadAction<TaskFailure>): SegmentationState => ({
      ...state,
      extraction: { status: 'failed', ...payload },
    }),
    extractionCancelled: (state): SegmentationState => ({ ...state, extraction: IDLE_TASK }),

    /** Intents. */
    selectAllRequested: (state) => state,
    extractionRequested: (state) => state,
    /** The services lost the article with a session, so it is sent again. */
    extractionAgainRequested: (state) => state,
    extractionCancelRequested: (state) => state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(extractionStarted, (state, { payload: { at, ...how } }) => ({
        ...state,
        extraction: { status: 'running', startedAt: at, ...how },
      }))
      .addCase(segmentsOfPagesReceived, (state) => ({ ...state, heldByServices: true }))
      .addCase(segmentsReceived, () => ({ extraction: IDLE_TASK, heldByServices: true }))
      .addCase(sessionOpened, (state) => ({ ...state, heldByServices: false }))
      .addMatcher(isArticleReplaced, () => initialState);
  },
});

export const {
  selectAllRequested,
  extractionFailed,
  extractionCancelled,
  extractionRequested,
  extractionAgainRequested,
  extractionCancelRequested,
} = slice.actions;
export const segmentationReducer = slice.reducer;
