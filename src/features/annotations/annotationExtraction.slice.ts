import { createSlice } from '@reduxjs/toolkit';
import { IDLE_TASK, taskReducers, type DocumentTaskState } from '@/features/document';
import { annotationsReceived, textReceived, isArticleReplaced } from '@/article';

/** Owner of the program's run over the text. */
export interface AnnotationExtractionState {
  readonly extraction: DocumentTaskState;
}

export interface AnnotationExtractionRootState {
  readonly runs: { readonly annotationExtraction: AnnotationExtractionState };
}

const initialState: AnnotationExtractionState = { extraction: IDLE_TASK };

const task = taskReducers<AnnotationExtractionState>();

const slice = createSlice({
  name: 'annotations',
  initialState,
  reducers: {
    annotationStarted: task.started,
    annotationFailed: task.failed,
    annotationCancelled: task.cancelled,

    /** Intents. */
    annotationRequested: (state) => state,
    annotationCancelRequested: (state) => state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(annotationsReceived, () => initialState)
      .addCase(textReceived, (state, { payload }) => (payload.isUnchanged ? state : initialState))
      .addMatcher(isArticleReplaced, () => initialState);
  },
  selectors: { selectAnnotationExtraction: ({ extraction }): DocumentTaskState => extraction },
});

export const {
  annotationStarted,
  annotationFailed,
  annotationCancelled,
  annotationRequested,
  annotationCancelRequested,
} = slice.actions;
export const { selectAnnotationExtraction } = slice.getSelectors(
  ({ runs }: AnnotationExtractionRootState) => runs.annotationExtraction,
);
export const annotationExtractionReducer = slice.reducer;
