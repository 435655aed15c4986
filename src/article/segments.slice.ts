import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { CompoundDraft } from '@/domain/compoundDraft';
import type { Judgement } from '@/domain/judgement';
import type { Segment, SegmentsInfo } from '@/domain/segment';
import { isArticleLeft } from './document.slice';
import { stepRedone, stepUndone } from './history.slice';
import {
  forgetDocument,
  initialSegmentsState,
  numbersOf,
  segmentsAdapter,
  type SegmentReference,
} from './segmentsState';
import { editBoxes, type BoxesFact } from './segmentBoxes';
import { restoreParts, select, setJudgement } from './segmentMarks';

interface JudgementsFact {
  /** By segment id. */
  readonly judgements: Readonly<Record<string, Judgement | null>>;
  /** By segment id: what was confirmed of their compounds with the same act. */
  readonly confirmed?: Readonly<Record<string, CompoundDraft>>;
}

interface RemovalFact extends SegmentReference {
  /** An act of the user that can be undone: what cannot be made again is kept. */
  readonly mayComeBack?: true;
}

const slice = createSlice({
  name: 'segments',
  initialState: initialSegmentsState,
  reducers: {
    /** While none was found, what a person draws is numbered as if found ones may come before it. */
    extractionStarted: (
      state,
      {
        payload: { isByPage },
      }: PayloadAction<{
        readonly at: number;
        readonly isAgain?: true;
        readonly isByPage?: true;
      }>,
    ) => {
      if (isByPage) state.isIncomplete = true;
    },
    /** All segments of some pages, while the others are still searched. */
    segmentsOfPagesReceived: (state, { payload }: PayloadAction<{ segments: Segment[] }>) => {
      segmentsAdapter.setMany(state, payload.segments);
      state.isIncomplete = true;
      state.numbers = numbersOf(state);
    },
    /** All segments, also when the same article has been extracted again (see `matchSegments`). */
    segmentsReceived: (
      state,
      { payload }: PayloadAction<{ segments: Segment[]; info: SegmentsInfo }>,
    ) => {
      segmentsAdapter.setAll(state, payload.segments);
      state.info = payload.info as Draft<SegmentsInfo>;
      state.isIncomplete = false;
      state.numbers = numbersOf(state);
    },
    /** Changes its box, number or cut-out; its id stays the same. */
    segmentChanged: (state, { payload }: PayloadAction<Segment>) => {
      if (state.entities[payload.id]) segmentsAdapter.setOne(state, payload);
    },
    /** One act of the user on the boxes of drawings; whatever it removes is announced by `segmentRemoved`, too. */
    boxesEdited: (state, { payload }: PayloadAction<BoxesFact>) => editBoxes(state, payload),
    /** Other features listen to this to remove their own data about the segment. */
    segmentRemoved: (state, { payload: { id } }: PayloadAction<RemovalFact>) => {
      segmentsAdapter.removeOne(state, id);
      delete state.selected[id];
      delete state.judgements[id];
    },
    segmentSelectionToggled: (
      state,
      { payload }: PayloadAction<{ id: string; selected: boolean }>,
    ) => {
      select(state, payload.id, payload.selected);
      // Selecting a rejected drawing withdraws the rejection.
      if (payload.selected && state.judgements[payload.id]?.verdict === 'rejected') {
        delete state.judgements[payload.id];
      }
    },
    /**
     * All but those whose rejection counts, which the fact leaves out of its ids; without ids, as traces before
     * had it, all that were ever rejected are left out.
     */
    allSegmentsSelected: (
      state,
      { payload }: PayloadAction<{ readonly ids: readonly string[] } | undefined>,
    ) => {
      const isRejected = (id: string) => state.judgements[id]?.verdict === 'rejected';
      const taken = payload
        ? payload.ids.filter((id) => state.entities[id])
        : state.ids.filter((id) => !isRejected(id));
      state.selected = Object.fromEntries(taken.map((id) => [id, true as const]));
      // As when one is selected by itself.
      for (const id of taken) if (isRejected(id)) delete state.judgements[id];
    },
    selectionCleared: (state) => {
      state.selected = {};
    },
    /** `null` takes a judgement back, and leaves the selection as it is. */
    segmentsJudged: (state, { payload: { judgements } }: PayloadAction<JudgementsFact>) => {
      for (const [id, judgement] of Object.entries(judgements)) {
        if (!state.entities[id]) continue;
        setJudgement(state, id, judgement);
        if (judgement) select(state, id, judgement.verdict === 'correct');
      }
    },
    hideIncorrectToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.hideIncorrect = payload;
    },
    onlyProcessSelectedToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.onlyProcessSelected = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(stepUndone, (state, { payload }) => restoreParts(state, payload.before))
      .addCase(stepRedone, (state, { payload }) => restoreParts(state, payload.after))
      .addMatcher(isArticleLeft, forgetDocument);
  },
});

export const {
  extractionStarted,
  segmentsOfPagesReceived,
  segmentsReceived,
  segmentChanged,
  segmentRemoved,
  boxesEdited,
  segmentSelectionToggled,
  allSegmentsSelected,
  selectionCleared,
  segmentsJudged,
  hideIncorrectToggled,
  onlyProcessSelectedToggled,
} = slice.actions;
export const segmentsReducer = slice.reducer;
