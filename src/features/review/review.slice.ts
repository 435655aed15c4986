import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Rejection } from '@/domain/judgement';
import { putOff } from '@/domain/putOff';
import type { QueueEntry, QueueGroup, QueueOrder } from '@/domain/reviewQueue';
import { segmentRemoved, segmentsJudged, isArticleLeft } from '@/article';
import type { BlobDescription } from '@/platform/vaults';

/** What fills the window; each has an address of its own. */
export const REVIEW_VIEWS = ['drawings', 'compounds', 'check', 'report'] as const;
export type ReviewView = (typeof REVIEW_VIEWS)[number];

interface Print {
  readonly segmentId: string;
  readonly image: BlobDescription;
}

/** Owner of the review: which drawing is before the curator, and in which order the others follow. */
export interface ReviewState {
  /** `null` while review is closed. */
  readonly view: ReviewView | null;
  /** Fixed when review opens and when the order changes; see `standingQueue`. */
  readonly queue: readonly QueueEntry[];
  readonly order: QueueOrder;
  /** Groups shown; `null` shows all. */
  readonly group: QueueGroup | null;
  /** Page shown, from 1; `null` shows all. */
  readonly pageNumber: number | null;
  readonly currentId: string | null;
  /** The drawing that was shown when review was closed; `null` while it is open and before. */
  readonly leftId: string | null;
  /** How the page prints the number or name of the latest shown drawing that has one; its blob may be gone. */
  readonly print: Print | null;
  /** Readings are drawn with the letters of their stereo centres. */
  readonly stereoLetters: boolean;
  /** What was told of the drawing that is shown when it was to be called correct; `null` if nothing was. */
  readonly question: ApprovalQuestion | null;
  /** The latest decision in words, or what was undone, for assistive technology. */
  readonly announcement: string;
}

/** Asked once: who approves a second time has been told all of it. */
export interface ApprovalQuestion {
  readonly segmentId: string;
  readonly told: readonly string[];
}

export interface ReviewRootState {
  readonly screen: { readonly review: ReviewState };
}

const initialState = {
  view: null,
  queue: [],
  order: 'doubtfulFirst',
  group: null,
  pageNumber: null,
  currentId: null,
  leftId: null,
  print: null,
  stereoLetters: true,
  question: null,
  announcement: '',
} as ReviewState;

interface Queued {
  readonly queue: readonly QueueEntry[];
  readonly currentId: string | null;
}

const slice = createSlice({
  name: 'review',
  initialState,
  reducers: {
    reviewOpened: (
      { stereoLetters },
      { payload }: PayloadAction<Queued & { readonly view: ReviewView }>,
    ): ReviewState => ({ ...initialState, stereoLetters, ...payload }),
    reviewClosed: ({ currentId, stereoLetters }): ReviewState => ({
      ...initialState,
      stereoLetters,
      leftId: currentId,
    }),
    stereoLettersSwitched: (state, { payload: stereoLetters }: PayloadAction<boolean>) => ({
      ...state,
      stereoLetters,
    }),
    viewShown: (state, { payload: view }: PayloadAction<ReviewView>): ReviewState => ({
      ...state,
      view,
    }),
    drawingShown: (state, { payload: currentId }: PayloadAction<string>): ReviewState => ({
      ...state,
      currentId,
      question: null,
    }),
    queueOrdered: (
      state,
      { payload }: PayloadAction<{ readonly order: QueueOrder; readonly queue: QueueEntry[] }>,
    ): ReviewState => ({ ...state, ...payload }),
    groupFiltered: (state, { payload: group }: PayloadAction<QueueGroup | null>): ReviewState => ({
      ...state,
      group,
    }),
    pageFiltered: (state, { payload }: PayloadAction<number | null>): ReviewState => ({
      ...state,
      pageNumber: payload,
    }),
    drawingPutOff: (state, { payload: id }: PayloadAction<string>): ReviewState => ({
      ...state,
      queue: putOff(state.queue, id),
    }),
    printDrawn: (state, { payload: print }: PayloadAction<Print>) => ({
      ...state,
      print,
    }),
    approvalQuestioned: (
      state,
      { payload: question }: PayloadAction<ApprovalQuestion>,
    ): ReviewState => ({ ...state, question }),
    approvalQuestionPutAway: (state): ReviewState => ({ ...state, question: null }),
    decisionAnnounced: (state, { payload: announcement }: PayloadAction<string>): ReviewState => ({
      ...state,
      announcement,
    }),

    /** Intents. Without a segment, review begins with the first of the queue. */
    reviewRequested: (
      state,
      _action: PayloadAction<{ readonly view: ReviewView; readonly segmentId?: string }>,
    ) => state,
    queueOrderChosen: (state, _action: PayloadAction<QueueOrder>) => state,
    approvedAndNext: (state) => state,
    /** All of `ids`, of which those `looked` at were seen. */
    sureAccepted: (
      state,
      _action: PayloadAction<{
        readonly ids: readonly string[];
        readonly looked: readonly string[];
      }>,
    ) => state,
    rejectedAndNext: (state, _action: PayloadAction<Rejection>) => state,
    laterChosen: (state) => state,
    nextChosen: (state) => state,
    previousChosen: (state) => state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(segmentsJudged, (state): ReviewState => ({ ...state, question: null }))
      .addCase(segmentRemoved, (state, { payload: { id } }) =>
        state.currentId === id ? { ...state, currentId: null } : state,
      )
      .addMatcher(isArticleLeft, () => initialState);
  },
  selectors: {
    selectReviewView: ({ view }): ReviewView | null => view,
    selectFixedQueue: ({ queue }): readonly QueueEntry[] => queue,
    selectQueueOrder: ({ order }): QueueOrder => order,
    selectGroupFilter: ({ group }): QueueGroup | null => group,
    selectPageFilter: ({ pageNumber }): number | null => pageNumber,
    selectReviewedId: ({ currentId }): string | null => currentId,
    selectLeftId: ({ leftId }): string | null => leftId,
    selectApprovalQuestion: ({ question }): ApprovalQuestion | null => question,
    selectStereoLetters: ({ stereoLetters }): boolean => stereoLetters,
    selectPrint: ({ print }): Print | null => print,
    selectAnnouncement: ({ announcement }): string => announcement,
  },
});

export const {
  approvalQuestioned,
  approvalQuestionPutAway,
  approvedAndNext,
  decisionAnnounced,
  drawingPutOff,
  drawingShown,
  groupFiltered,
  printDrawn,
  laterChosen,
  nextChosen,
  pageFiltered,
  previousChosen,
  queueOrderChosen,
  queueOrdered,
  rejectedAndNext,
  sureAccepted,
  reviewClosed,
  reviewOpened,
  reviewRequested,
  stereoLettersSwitched,
  viewShown,
} = slice.actions;
export const {
  selectAnnouncement,
  selectApprovalQuestion,
  selectFixedQueue,
  selectGroupFilter,
  selectPrint,
  selectLeftId,
  selectPageFilter,
  selectQueueOrder,
  selectReviewedId,
  selectReviewView,
  selectStereoLetters,
} = slice.getSelectors(({ screen }: ReviewRootState) => screen.review);
export const reviewReducer = slice.reducer;
