import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  annotationsJudged,
  annotationsReceived,
  stepRedone,
  stepUndone,
  textReceived,
  isArticleReplaced,
} from '@/article';
import type { WorkStep } from '@/domain/workChange';

/** The highlighted annotation, and whether it was picked in the list or the text; the other one follows. */
export interface PickedAnnotation {
  readonly index: number;
  readonly from: 'list' | 'text';
  readonly label: string;
}

/** Which annotations the list shows, by what is known of them. */
export type ShownState = 'all' | 'doubtful' | 'checked' | 'added';

/** Owner of the user's view of the annotations. */
export interface AnnotationViewState {
  /** The label that the list is filtered by; `null` shows all. */
  readonly shownLabel: string | null;
  readonly shownState: ShownState;
  readonly picked: PickedAnnotation | null;
}

export interface AnnotationViewRootState {
  readonly screen: { readonly annotations: AnnotationViewState };
}

const initialState: AnnotationViewState = { shownLabel: null, shownState: 'all', picked: null };

const withoutPicked = (state: AnnotationViewState, { before }: WorkStep): AnnotationViewState =>
  before.annotationWords ? { ...state, picked: null } : state;

const slice = createSlice({
  name: 'annotations',
  initialState,
  reducers: {
    labelChosen: (state, { payload }: PayloadAction<string | null>): AnnotationViewState => ({
      ...state,
      shownLabel: payload,
    }),
    stateChosen: (state, { payload }: PayloadAction<ShownState>): AnnotationViewState => ({
      ...state,
      shownState: payload,
    }),
    /** Picked in the list or in the text; highlighted in both. Resets a filter that would hide it. */
    annotationPicked: (
      { shownLabel, shownState },
      { payload }: PayloadAction<PickedAnnotation>,
    ): AnnotationViewState => ({
      picked: payload,
      shownLabel: shownLabel === payload.label ? shownLabel : null,
      shownState: payload.from === 'text' ? 'all' : shownState,
    }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(annotationsReceived, () => initialState)
      // Indices count the annotations as they stand.
      .addCase(annotationsJudged, (state, { payload: { act } }) =>
        act === 'remove' || act === 'add' ? { ...state, picked: null } : state,
      )
      .addCase(stepUndone, (state, { payload }) => withoutPicked(state, payload))
      .addCase(stepRedone, (state, { payload }) => withoutPicked(state, payload))
      .addCase(textReceived, (state, { payload }) => (payload.isUnchanged ? state : initialState))
      .addMatcher(isArticleReplaced, () => initialState);
  },
  selectors: {
    selectShownLabel: ({ shownLabel }): string | null => shownLabel,
    selectShownState: ({ shownState }): ShownState => shownState,
    selectPicked: ({ picked }): PickedAnnotation | null => picked,
  },
});

export const { labelChosen, stateChosen, annotationPicked } = slice.actions;
export const { selectShownLabel, selectShownState, selectPicked } = slice.getSelectors(
  ({ screen }: AnnotationViewRootState) => screen.annotations,
);
export const annotationViewReducer = slice.reducer;
