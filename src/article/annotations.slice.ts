import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AnnotationResult } from '@/domain/annotationResult';
import { isArticleLeft } from './document.slice';
import { textReceived, type TextRootState } from './text.slice';
import type { AnnotationWordsRootState } from './annotationWords.slice';

/** Owner of what the program marked in the text. */
export interface AnnotationsState {
  readonly result: AnnotationResult | null;
}

/** Annotations stand in a text, as the user left them. */
export type AnnotationsRootState = AnnotationWordsRootState &
  TextRootState & { readonly article: { readonly annotations: AnnotationsState } };

const initialState: AnnotationsState = { result: null };

const slice = createSlice({
  name: 'annotations',
  initialState,
  reducers: {
    annotationsReceived: (
      _state,
      { payload }: PayloadAction<AnnotationResult>,
    ): AnnotationsState => ({ result: payload }),
  },
  extraReducers: (builder) => {
    builder
      // Offsets belong to one text; in another they would highlight the wrong words.
      .addCase(textReceived, (state, { payload }) => (payload.isUnchanged ? state : initialState))
      .addMatcher(isArticleLeft, () => initialState);
  },
});

export const { annotationsReceived } = slice.actions;
export const annotationsReducer = slice.reducer;
