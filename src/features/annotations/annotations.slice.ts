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
import { textReceived } from '@/features/text';

/** The highlighted annotation, and whether it was picked in the list or the text; the other one follows. */
export interface PickedAnnotation {
  readonly index: number;
  readonly from: 'list' | 'text';
}

/** Owns the text's annotations and the user's view of them. */
export interface AnnotationsState {
  readonly extraction: DocumentTaskState;
  readonly result: AnnotationResult | null;
  /** The label that the list is filtered by; `null` shows all. */
  readonly shownLabel: string | null;
  readonly picked: PickedAnnotation | null;
}

export type { AnnotationResult };

export interface AnnotationsRootState {
  readonly annotations: AnnotationsState;
}

const initialState = {
  extraction: IDLE_TASK,
  result: null,
  shownLabel: null,
  picked: null,
} as AnnotationsState;

const task = taskReducers<AnnotationsState>();

/** Resets the filter if it would hide the highlighted annotation. */
const labelAfterChoice = (state: AnnotationsState, index: number): string | null =>
  state.shownLabel === state.result?.annotations[index]?.label ? state.shownLabel : null;

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
    /** Picked in the list or in the text; it is highlighted in both. */
    annotationPicked: (state, { payload }: PayloadAction<PickedAnnotation>): AnnotationsState => ({
      ...state,
      picked: payload,
      shownLabel: labelAfterChoice(state, payload.index),
    }),

    /** Intents. */
    annotationRequested: (state) => state,
    annotationCancelRequested: (state) => state,
    annotationDownloadRequested: (state) => state,
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
  annotationPicked,
  annotationRequested,
  annotationCancelRequested,
  annotationDownloadRequested,
  savedResultRequested,
} = slice.actions;
export const annotationsReducer = slice.reducer;
