import {
  createEntityAdapter,
  createSlice,
  type Draft,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { Segment, SegmentsInfo } from '@/domain/segment';
import type { Work } from '@/domain/work';
import {
  documentClosed,
  documentOpened,
  workRestored,
  type DocumentTaskState,
} from '@/features/document';
import { sessionOpened } from '@/features/session';

/** The state of the extraction. */
export type ExtractionState =
  /** `isAgain`: the services had these cut-outs before, and lost them with a session. */
  | (DocumentTaskState & { readonly isAgain?: true })
  /** Zero segments are a result: an article without drawings. */
  | { readonly status: 'done'; readonly info: SegmentsInfo };

/**
 * Owner of the segments: the cut-outs of the open document, and what the user decided about each. Selected
 * (to process and export) and marked correct are two different things.
 */
export interface SegmentsState extends EntityState<Segment, string> {
  readonly extraction: ExtractionState;
  /** False once another session was opened: the services delete a session's cut-outs with it. */
  readonly heldByServices: boolean;
  readonly selected: Readonly<Record<string, true>>;
  readonly markedCorrect: Readonly<Record<string, true>>;
  /** Shows only selected segments, while a selection exists. */
  readonly hideIncorrect: boolean;
  /** 'Selected only': recognition takes selected segments alone. */
  readonly onlyProcessSelected: boolean;
}

export type { SegmentsInfo };

export interface SegmentsRootState {
  readonly segments: SegmentsState;
}

export const segmentsAdapter = createEntityAdapter<Segment>();

const initialState: SegmentsState = segmentsAdapter.getInitialState({
  extraction: { status: 'idle' } as ExtractionState,
  heldByServices: false,
  selected: {},
  markedCorrect: {},
  hideIncorrect: false,
  onlyProcessSelected: true,
});

/** What the user chose to see stays; everything of the document goes. */
const forgetDocument = (state: SegmentsState): SegmentsState => ({
  ...initialState,
  hideIncorrect: state.hideIncorrect,
  onlyProcessSelected: state.onlyProcessSelected,
});

const marked = (ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, true as const]));

/** The services of a later session have none of the cut-outs. */
function restoreSegments({ segments }: Work): SegmentsState {
  const { items, info, selected, markedCorrect, hideIncorrect, onlyProcessSelected } = segments;
  return segmentsAdapter.setAll(
    {
      ...initialState,
      extraction: info ? { status: 'done', info } : { status: 'idle' },
      selected: marked(selected),
      markedCorrect: marked(markedCorrect),
      hideIncorrect,
      onlyProcessSelected,
    },
    [...items],
  );
}

const slice = createSlice({
  name: 'segments',
  initialState,
  reducers: {
    extractionStarted: (
      state,
      { payload: { at, ...again } }: PayloadAction<{ at: number; isAgain?: true }>,
    ) => {
      state.extraction = { status: 'running', startedAt: at, ...again };
    },
    /** The same article may be cut out again: what the user decided about its segments stays. */
    segmentsReceived: (
      state,
      { payload }: PayloadAction<{ segments: Segment[]; info: SegmentsInfo }>,
    ) => {
      segmentsAdapter.setAll(state, payload.segments);
      state.extraction = { status: 'done', info: payload.info as Draft<SegmentsInfo> };
      state.heldByServices = true;
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
    extractionCancelRequested: (state) => state,
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
  extractionFailed,
  extractionCancelled,
  segmentSelectionToggled,
  allSegmentsSelected,
  selectionCleared,
  correctnessToggled,
  hideIncorrectToggled,
  onlyProcessSelectedToggled,
  extractionRequested,
  extractionCancelRequested,
} = slice.actions;
export const segmentsReducer = slice.reducer;
