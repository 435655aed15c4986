import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { Segment, SegmentBox, SegmentsInfo } from '@/domain/segment';
import { documentClosed, documentOpened, workRestored } from '@/features/document';
import { sessionOpened } from '@/features/session';
import {
  forgetDocument,
  initialSegmentsState,
  restoreSegments,
  segmentsAdapter,
  type SegmentReference,
} from './segmentsState';

export { segmentsAdapter } from './segmentsState';
export type { ExtractionState, SegmentsRootState } from './segmentsState';

const slice = createSlice({
  name: 'segments',
  initialState: initialSegmentsState,
  reducers: {
    extractionStarted: (
      state,
      { payload: { at, ...again } }: PayloadAction<{ at: number; isAgain?: true }>,
    ) => {
      state.extraction = { status: 'running', startedAt: at, ...again };
    },
    /** All segments, also when the same article has been extracted again (see `matchSegments`). */
    segmentsReceived: (
      state,
      { payload }: PayloadAction<{ segments: Segment[]; info: SegmentsInfo }>,
    ) => {
      segmentsAdapter.setAll(state, payload.segments);
      state.extraction = { status: 'done', info: payload.info as Draft<SegmentsInfo> };
      state.heldByServices = true;
    },
    segmentAdded: (state, { payload }: PayloadAction<Segment>) => {
      segmentsAdapter.addOne(state, payload);
    },
    /** Changes its box, number or cut-out; its id stays the same. */
    segmentChanged: (state, { payload }: PayloadAction<Segment>) => {
      if (state.entities[payload.id]) segmentsAdapter.setOne(state, payload);
    },
    /** Other features listen to this to remove their own data about the segment. */
    segmentRemoved: (state, { payload: { id } }: PayloadAction<SegmentReference>) => {
      segmentsAdapter.removeOne(state, id);
      delete state.selected[id];
      delete state.markedCorrect[id];
    },
    extractionFailed: (state, { payload }: PayloadAction<{ message: string }>) => {
      state.extraction = { status: 'failed', message: payload.message };
    },
    extractionCancelled: (state) => {
      state.extraction = { status: 'idle' };
    },
    segmentSelectionToggled: (
      state,
      { payload }: PayloadAction<{ id: string; selected: boolean }>,
    ) => {
      if (payload.selected) state.selected[payload.id] = true;
      else delete state.selected[payload.id];
    },
    allSegmentsSelected: (state) => {
      state.selected = Object.fromEntries(state.ids.map((id) => [id, true as const]));
    },
    selectionCleared: (state) => {
      state.selected = {};
    },
    correctnessToggled: (state, { payload }: PayloadAction<{ id: string; correct: boolean }>) => {
      if (payload.correct) state.markedCorrect[payload.id] = true;
      else delete state.markedCorrect[payload.id];
    },
    hideIncorrectToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.hideIncorrect = payload;
    },
    onlyProcessSelectedToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.onlyProcessSelected = payload;
    },

    /** Intents. */
    extractionRequested: (state) => state,
    /** The services lost the article with a session, so it is sent again. */
    extractionAgainRequested: (state) => state,
    extractionCancelRequested: (state) => state,
    /** The user drew a box around a drawing that was not detected. */
    segmentDrawn: (state, _action: PayloadAction<SegmentBox>) => state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(documentOpened, forgetDocument)
      .addCase(documentClosed, forgetDocument)
      .addCase(workRestored, (_state, { payload }) => restoreSegments(payload.work))
      .addCase(sessionOpened, (state) => {
        state.heldByServices = false;
      });
  },
});

export const {
  extractionStarted,
  segmentsReceived,
  segmentAdded,
  segmentChanged,
  segmentRemoved,
  segmentDrawn,
  extractionFailed,
  extractionCancelled,
  segmentSelectionToggled,
  allSegmentsSelected,
  selectionCleared,
  correctnessToggled,
  hideIncorrectToggled,
  onlyProcessSelectedToggled,
  extractionRequested,
  extractionAgainRequested,
  extractionCancelRequested,
} = slice.actions;
export const segmentsReducer = slice.reducer;
