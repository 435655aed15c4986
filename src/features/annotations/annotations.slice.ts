import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AnnotationResult } from '@/domain/annotationResult';
import {
  documentClosed,
  documentOpened,
  IDLE_TASK,
  taskReducers,
  workRestored,
  type DocumentTaskState,
} from '@/features/document';
import { stepRedone, stepUndone } from '@/features/history';
import { textReceived, type TextRootState } from '@/features/text';
import type { WorkStep } from '@/domain/workChange';
import { annotationsJudged, type AnnotationWordsRootState } from './annotationWords.slice';

/** The highlighted annotation, and whether it was picked in the list or the text; the other one follows. */
export interface PickedAnnotation {
  readonly index: number;
  readonly from: 'list' | 'text';
  /** Its label; without one, that of the program's annotation with this index. */
  readonly label?: string;
}

/** What the user does with annotations, by their indices: one place, or all those of a row of the list. */
export type AnnotationsJudging = { readonly indices: readonly number[] } & (
  | { readonly act: 'accept' }
  | { readonly act: 'remove' }
  | { readonly act: 'relabel'; readonly label: string }
);

/** Which annotations the list shows, by what is known of them. */
export type ShownState = 'all' | 'doubtful' | 'checked' | 'added';

/** Owns the text's annotations and the user's view of them. */
export interface AnnotationsState {
  readonly extraction: DocumentTaskState;
  readonly result: AnnotationResult | null;
  /** The label that the list is filtered by; `null` shows all. */
  readonly shownLabel: string | null;
  readonly shownState: ShownState;
  readonly picked: PickedAnnotation | null;
}

export type { AnnotationResult };

/** Annotations stand in a text, as the user left them. */
export interface AnnotationsRootState extends AnnotationWordsRootState, TextRootState {
  readonly annotations: AnnotationsState;
}

const initialState = {
  extraction: IDLE_TASK,
  result: null,
  shownLabel: null,
  shownState: 'all',
  picked: null,
} as AnnotationsState;

const task = taskReducers<AnnotationsState>();

/** Resets the filter if it would hide the highlighted annotation. */
function labelAfterChoice(
  { shownLabel, result }: AnnotationsState,
  { index, label = result?.annotations[index]?.label }: PickedAnnotation,
): string | null {
  return shownLabel === label ? shownLabel : null;
}

const withoutPicked = (state: AnnotationsState, { before }: WorkStep): AnnotationsState =>
  before.annotationWords ? { ...state, picked: null } : state;

const slice = createSlice({
  name: 'annotations',
  initialState,
  reducers: {
    annotationStarted: task.started,
    annotationsReceived: (
      _state,
      { payload }: PayloadAction<AnnotationResult>,
    ): AnnotationsState => ({ ...initialState, result: payload }),
    annotationFailed: task.failed,
    annotationCancelled: task.cancelled,
    labelChosen: (state, { payload }: PayloadAction<string | null>): AnnotationsState => ({
      ...state,
      shownLabel: payload,
    }),
    stateChosen: (state, { payload }: PayloadAction<ShownState>): AnnotationsState => ({
      ...state,
      shownState: payload,
    }),
    /** Picked in the list or in the text; it is highlighted in both. */
    annotationPicked: (state, { payload }: PayloadAction<PickedAnnotation>): AnnotationsState => ({
      ...state,
      picked: payload,
      shownLabel: labelAfterChoice(state, payload),
      shownState: payload.from === 'text' ? 'all' : state.shownState,
    }),

    /** Intents. */
    annotationRequested: (state) => state,
    annotationCancelRequested: (state) => state,
    annotationDownloadRequested: (state) => state,
    annotationsJudgeRequested: (state, _action: PayloadAction<AnnotationsJudging>) => state,
    /** UTF-16 units of the text. */
    annotationAddRequested: (
      state,
      _action: PayloadAction<{
        readonly start: number;
        readonly end: number;
        readonly label: string;
      }>,
    ) => state,
    /** Loads a result stored by the services, along with its text if that differs from the current one. */
    savedResultRequested: (state, _action: PayloadAction<{ filename: string }>) => state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(documentOpened, () => initialState)
      .addCase(documentClosed, () => initialState)
      .addCase(workRestored, (_state, { payload }) => ({
        ...initialState,
        result: payload.work.annotations,
      }))
      // Indices count the annotations as they stand.
      .addCase(annotationsJudged, (state, { payload: { act } }) =>
        act === 'remove' || act === 'add' ? { ...state, picked: null } : state,
      )
      .addCase(stepUndone, (state, { payload }) => withoutPicked(state, payload))
      .addCase(stepRedone, (state, { payload }) => withoutPicked(state, payload))
      // Offsets belong to one text; in another they would highlight the wrong words.
      .addCase(textReceived, (state, { payload }) => (payload.isUnchanged ? state : initialState));
  },
});

export const {
  annotationStarted,
  annotationsReceived,
  annotationFailed,
  annotationCancelled,
  labelChosen,
  stateChosen,
  annotationPicked,
  annotationsJudgeRequested,
  annotationAddRequested,
  annotationRequested,
  annotationCancelRequested,
  annotationDownloadRequested,
  savedResultRequested,
} = slice.actions;
export const annotationsReducer = slice.reducer;
