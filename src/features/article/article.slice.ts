import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { ARTICLE_FIELDS, type ArticleField, type ArticleWords } from '@/domain/article';
import type { Publication } from '@/domain/publication';
import { documentClosed, documentOpened, workRestored } from '@/features/document';
import { stepRedone, stepUndone } from '@/features/history';

/** What the registration agencies were asked about a DOI, and said. */
export type ArticleLookup =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly doi: string }
  | { readonly status: 'found'; readonly doi: string; readonly publication: Publication }
  | { readonly status: 'failed'; readonly doi: string; readonly message: string };

/** Owner of what the user said of the article itself; what was found belongs to whoever found it. */
export interface ArticleState {
  readonly words: ArticleWords;
  /** The form that is open, and what was looked up for it; `null` while it is closed. */
  readonly form: { readonly lookup: ArticleLookup } | null;
}

export interface ArticleRootState {
  readonly article: ArticleState;
}

/** `null`: as it was found. */
type ChangedWords = Readonly<Partial<Record<ArticleField, string | null>>>;

const initialState = { words: {}, form: null } as ArticleState;

/** What was said already changes nothing, so that it is no step to be undone. */
function withWords(state: ArticleState, changed: ChangedWords): ArticleState {
  const entries = ARTICLE_FIELDS.flatMap((field) => {
    const text = changed[field] === undefined ? state.words[field] : changed[field];
    return text === undefined || text === null ? [] : [[field, text] as const];
  });
  const words: ArticleWords = Object.fromEntries(entries);
  const isSame = ARTICLE_FIELDS.every((field) => words[field] === state.words[field]);
  return isSame ? state : { ...state, words };
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
    articleFormOpened: (state): ArticleState => ({
      ...state,
      form: { lookup: { status: 'idle' } },
    }),
    articleFormClosed: (state): ArticleState => ({ ...state, form: null }),
    articleLookedUp: (state, { payload: lookup }: PayloadAction<ArticleLookup>): ArticleState =>
      state.form ? { ...state, form: { lookup } } : state,

    /** Intents. */
    articleLookupRequested: (state, _action: PayloadAction<{ readonly doi: string }>) => state,
    articleLookupCancelRequested: (state) => state,
  },
  extraReducers: (builder) => {
    builder
      .addCase(documentOpened, () => initialState)
      .addCase(documentClosed, () => initialState)
      .addCase(workRestored, (_state, { payload }) => ({
        ...initialState,
        words: payload.work.article ?? {},
      }))
      .addCase(stepUndone, (state, { payload }) => withWords(state, payload.before.article ?? {}))
      .addCase(stepRedone, (state, { payload }) => withWords(state, payload.after.article ?? {}));
  },
  selectors: {
    selectArticleWords: ({ words }): ArticleWords => words,
    selectArticleFormIsOpen: ({ form }): boolean => form !== null,
    selectArticleLookup: ({ form }): ArticleLookup => form?.lookup ?? IDLE,
  },
});

const IDLE: ArticleLookup = { status: 'idle' };

export const {
  articleWordsSet,
  articleFormOpened,
  articleFormClosed,
  articleLookedUp,
  articleLookupRequested,
  articleLookupCancelRequested,
} = slice.actions;
export const { selectArticleWords, selectArticleFormIsOpen, selectArticleLookup } = slice.selectors;
export const articleReducer = slice.reducer;
