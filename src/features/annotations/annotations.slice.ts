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

/** The annotation that is pointed out, and where the user picked it: the other place follows. */
export interface PickedAnnotation {
  readonly index: number;
  readonly from: 'list' | 'text';
}

/** Owner of the text's annotations, and of which of them the user looks at. */
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

/** The list has to show what is pointed out. */
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
    /** Picked in the list or in the text; both point it out. */
    annotationPicked: (state, { payload }: PayloadAction<PickedAnnotation>): AnnotationsState => ({
      ...state,
      picked: payload,
      shownLabel: labelAfterChoice(state, payload.index),
    }),

    /** Intents. */
    annotationRequested: (state) => state,
    annotationCancelRequested: (state) => state,
    annotationDownloadRequested: (state) => state,
    /** Takes up a result that the services keep, with its text when that is another one. */
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
      // Offsets belong to one text; on another they would mark the wrong words.
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
