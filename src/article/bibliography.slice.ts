import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ARTICLE_FIELDS, type ArticleField, type ArticleWords } from '@/domain/articleFields';
import { isArticleLeft } from './document.slice';
import { stepRedone, stepUndone } from './history.slice';

/** Owner of what the user said of the article itself; what was found belongs to whoever found it. */
export interface ArticleState {
  readonly words: ArticleWords;
}

export interface ArticleRootState {
  readonly article: { readonly bibliography: ArticleState };
}

/** `null`: as it was found. */
type ChangedWords = Readonly<Partial<Record<ArticleField, string | null>>>;

const initialState = { words: {} } as ArticleState;

/** What was said already changes nothing, so that it is no step to be undone. */
function withWords(state: ArticleState, changed: ChangedWords): ArticleState {
  const entries = ARTICLE_FIELDS.flatMap((field) => {
    const text = changed[field] === undefined ? state.words[field] : changed[field];
    return text === undefined || text === null ? [] : [[field, text] as const];
  });
  const words: ArticleWords = Object.fromEntries(entries);
  const isSame = ARTICLE_FIELDS.every((field) => words[field] === state.words[field]);
  return isSame ? state : { words };
}

const slice = createSlice({
  name: 'article',
  initialState,
  reducers: {
    /** Typed by the user, or taken from what was looked up; other fields stay. */
    articleWordsSet: (
      state,
      { payload }: PayloadAction<{ readonly words: ChangedWords }>,
    ): ArticleState => withWords(state, payload.words),
  },
  extraReducers: (builder) => {
    builder
      .addCase(stepUndone, (state, { payload }) => withWords(state, payload.before.article ?? {}))
      .addCase(stepRedone, (state, { payload }) => withWords(state, payload.after.article ?? {}))
      .addMatcher(isArticleLeft, () => initialState);
  },
  selectors: {
    selectArticleWords: ({ words }): ArticleWords => words,
  },
});

export const { articleWordsSet } = slice.actions;
export const { selectArticleWords } = slice.getSelectors(
  ({ article }: ArticleRootState) => article.bibliography,
);
export const articleReducer = slice.reducer;
