import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Publication } from '@/domain/publication';
import { isArticleReplaced } from '@/article';

/** What the registration agencies were asked about a DOI, and said. */
export type ArticleLookup =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly doi: string }
  | { readonly status: 'found'; readonly doi: string; readonly publication: Publication }
  | { readonly status: 'failed'; readonly doi: string; readonly message: string };

/** The form that is open, and what was looked up for it; `null` while it is closed. */
export type ArticleFormState = { readonly lookup: ArticleLookup } | null;

interface ArticleFormRootState {
  readonly screen: { readonly articleForm: ArticleFormState };
}

const IDLE: ArticleLookup = { status: 'idle' };

const slice = createSlice({
  name: 'article',
  initialState: null as ArticleFormState,
  reducers: {
    articleFormOpened: (): ArticleFormState => ({ lookup: IDLE }),
    articleFormClosed: () => null,
    articleLookedUp: (state, { payload: lookup }: PayloadAction<ArticleLookup>): ArticleFormState =>
      state && { lookup },

    /** Intents. */
    articleLookupRequested: (state, _action: PayloadAction<{ readonly doi: string }>) => state,
    articleLookupCancelRequested: (state) => state,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isArticleReplaced, () => null);
  },
});

export const {
  articleFormOpened,
  articleFormClosed,
  articleLookedUp,
  articleLookupRequested,
  articleLookupCancelRequested,
} = slice.actions;
export const selectArticleFormIsOpen = ({ screen }: ArticleFormRootState): boolean =>
  screen.articleForm !== null;
export const selectArticleLookup = ({ screen }: ArticleFormRootState): ArticleLookup =>
  screen.articleForm?.lookup ?? IDLE;
export const articleFormReducer = slice.reducer;
