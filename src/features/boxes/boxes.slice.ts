import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SegmentBox } from '@/domain/segment';
import { documentClosed, documentOpened, workRestored } from '@/features/document';
import { boxesEdited, segmentRemoved } from '@/features/segments';

/**
 * Owner of what the user does to the boxes of drawings on a page. The boxes are the segments'; here is only
 * which one was made last.
 */
export interface BoxesState {
  /** Id of the segment that was drawn, merged or split off last, to be shown as chosen. */
  readonly latestId: string | null;
}

export interface BoxesRootState {
  readonly boxes: BoxesState;
}

interface Boxes {
  readonly segmentIds: readonly string[];
}

const initialState: BoxesState = { latestId: null };
const forget = () => initialState;

const slice = createSlice({
  name: 'boxes',
  initialState,
  reducers: {
    /** Intents. What they change is told by `boxesEdited`, a step of the undo list. */
    boxDrawRequested: (state, _action: PayloadAction<{ readonly box: SegmentBox }>) => state,
    /** Moved or resized; on the same page. */
    boxChangeRequested: (
      state,
      _action: PayloadAction<{ readonly segmentId: string; readonly box: SegmentBox }>,
    ) => state,
    /** They are no drawings; with everything that was said of them. */
    boxesRemoveRequested: (state, _action: PayloadAction<Boxes>) => state,
    /** Parts of one drawing; of one page. */
    boxesMergeRequested: (state, _action: PayloadAction<Boxes>) => state,
    /** Several drawings in one box. */
    boxSplitRequested: (
      state,
      _action: PayloadAction<{
        readonly segmentId: string;
        readonly parts: readonly SegmentBox[];
      }>,
    ) => state,
    /** 'Read this': cut out, and read as chosen; after a run in progress. */
    boxesReadRequested: (state, _action: PayloadAction<Boxes>) => state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(documentOpened, forget)
      .addCase(documentClosed, forget)
      .addCase(workRestored, forget)
      .addCase(boxesEdited, (state, { payload: { segments } }) => ({
        latestId: segments[0]?.id ?? state.latestId,
      }))
      .addCase(segmentRemoved, (state, { payload: { id } }) =>
        state.latestId === id ? initialState : state,
      );
  },
  selectors: {
    /** The segment whose box was made or changed last. */
    selectLatestBoxId: ({ latestId }): string | null => latestId,
  },
});

export const {
  boxDrawRequested,
  boxChangeRequested,
  boxesRemoveRequested,
  boxesMergeRequested,
  boxSplitRequested,
  boxesReadRequested,
} = slice.actions;
export const { selectLatestBoxId } = slice.selectors;
export const boxesReducer = slice.reducer;
