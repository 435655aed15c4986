import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AnnotationAct, AnnotationWord, AnnotationWords } from '@/domain/annotationWord';
import { isArticleLeft } from './document.slice';
import { stepRedone, stepUndone } from './history.slice';

/**
 * Owner of what the user said of annotations. It outlives later runs of the program and later extractions of
 * the text; where it stands in the text that is there now is derived (`curateAnnotations`).
 */
export interface AnnotationWordsState {
  readonly words: AnnotationWords;
}

export interface AnnotationWordsRootState {
  readonly article: { readonly annotationWords: AnnotationWordsState };
}

/** By key; `null` where nothing is said any more. */
export type ChangedWords = Readonly<Record<string, AnnotationWord | null>>;

export interface AnnotationsJudged {
  readonly act: AnnotationAct;
  /** The text of the annotations, which all have the same. */
  readonly name: string;
  readonly words: ChangedWords;
}

const initialState: AnnotationWordsState = { words: {} };

function withWords(state: AnnotationWordsState, changed?: ChangedWords): AnnotationWordsState {
  if (!changed) return state;
  const all = Object.entries({ ...state.words, ...changed });
  return {
    words: Object.fromEntries(
      all.filter((entry): entry is [string, AnnotationWord] => entry[1] !== null),
    ),
  };
}

const slice = createSlice({
  name: 'annotationWords',
  initialState,
  reducers: {
    annotationsJudged: (state, { payload }: PayloadAction<AnnotationsJudged>) =>
      withWords(state, payload.words),
  },
  extraReducers: (builder) => {
    builder
      .addCase(stepUndone, (state, { payload }) => withWords(state, payload.before.annotationWords))
      .addCase(stepRedone, (state, { payload }) => withWords(state, payload.after.annotationWords))
      .addMatcher(isArticleLeft, () => initialState);
  },
  selectors: { selectAnnotationWords: ({ words }): AnnotationWords => words },
});

export const { annotationsJudged } = slice.actions;
export const { selectAnnotationWords } = slice.getSelectors(
  ({ article }: AnnotationWordsRootState) => article.annotationWords,
);
export const annotationWordsReducer = slice.reducer;
