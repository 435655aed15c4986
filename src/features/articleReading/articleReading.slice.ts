import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { isArticleReplaced } from '@/article';
import type { NotificationPermission } from '@/platform/notifications';

/** What does not depend on each other: the text with its annotations, and the drawings with their readings. */
export type Branch = 'words' | 'drawings';

/** What is read apart from what nobody has read yet. */
export interface ReadingScope {
  /** Drawings that could not be read are tried again. */
  readonly failedToo?: true;
  /** Those that the run had left alone, because a person had marked them as correct or edited them. */
  readonly settledToo?: true;
}

/** One press on 'Read this article', or what the article was read by itself. */
export interface ArticleRun {
  /** `stopping`: what is in hand is still read to its end. */
  readonly status: 'running' | 'stopping' | 'finished' | 'stopped';
  /** Which of them are in progress. */
  readonly inProgress: readonly Branch[];
  /** Ids of segments that were marked as correct or edited when it began, and so are not read again. */
  readonly leftAlone: readonly string[];
}

export interface ArticleReadingState {
  /** Of the open document; `null` before the first in this visit. */
  readonly run: ArticleRun | null;
  /** Whether articles are read as soon as they are opened; `null` if the user has not chosen. */
  readonly readsByItself: boolean | null;
  /** What the browser said when it was last asked in this visit. */
  readonly notifications: NotificationPermission | null;
}

export interface ArticleReadingRootState {
  readonly runs: { readonly articleReading: ArticleReadingState };
}

const initialState = {
  run: null,
  readsByItself: null,
  notifications: null,
} as ArticleReadingState;

const forgetDocument = (state: ArticleReadingState): ArticleReadingState => ({
  ...state,
  run: null,
});

const changeRun = (
  state: ArticleReadingState,
  change: (run: ArticleRun) => ArticleRun,
): ArticleReadingState => (state.run ? { ...state, run: change(state.run) } : state);

const slice = createSlice({
  name: 'articleReading',
  initialState,
  reducers: {
    articleReadingStarted: (
      state,
      { payload }: PayloadAction<{ leftAlone: readonly string[] }>,
    ): ArticleReadingState => ({
      ...state,
      run: {
        status: 'running',
        inProgress: ['words', 'drawings'],
        leftAlone: payload.leftAlone,
      },
    }),
    branchStarted: (state, { payload }: PayloadAction<Branch>): ArticleReadingState =>
      changeRun(state, (run) => ({ ...run, inProgress: [...run.inProgress, payload] })),
    branchEnded: (state, { payload }: PayloadAction<Branch>): ArticleReadingState =>
      changeRun(state, (run) => ({
        ...run,
        inProgress: run.inProgress.filter((branch) => branch !== payload),
      })),
    articleReadingEnded: (state): ArticleReadingState =>
      changeRun(state, (run) => ({
        ...run,
        status: run.status === 'running' ? 'finished' : 'stopped',
        inProgress: [],
      })),
    /** The choice stored earlier, or by another tab. */
    readsByItselfRestored: (
      state,
      { payload }: PayloadAction<boolean | null>,
    ): ArticleReadingState => ({ ...state, readsByItself: payload }),
    readsByItselfChosen: (state, { payload }: PayloadAction<boolean>): ArticleReadingState => ({
      ...state,
      readsByItself: payload,
    }),
    notificationsAnswered: (
      state,
      { payload }: PayloadAction<NotificationPermission>,
    ): ArticleReadingState => ({ ...state, notifications: payload }),

    /** Intents. */
    articleReadingRequested: (state, _action: PayloadAction<ReadingScope>) => state,
    /** Also a fact: nothing further is begun. */
    articleReadingStopRequested: (state): ArticleReadingState =>
      changeRun(state, (run) => (run.status === 'running' ? { ...run, status: 'stopping' } : run)),
    /** While the other one is still in progress. */
    branchRetryRequested: (state, _action: PayloadAction<Branch>) => state,
    notificationsRequested: (state) => state,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isArticleReplaced, forgetDocument);
  },
  selectors: {
    selectArticleRun: ({ run }): ArticleRun | null => run,
    selectIsStopping: ({ run }): boolean => run?.status === 'stopping',
    selectArticleIsBeingRead: ({ run }): boolean =>
      run?.status === 'running' || run?.status === 'stopping',
    selectReadsByItselfChoice: ({ readsByItself }): boolean | null => readsByItself,
    selectNotificationsAnswer: ({ notifications }): NotificationPermission | null => notifications,
  },
});

export const {
  articleReadingStarted,
  branchStarted,
  branchEnded,
  articleReadingEnded,
  readsByItselfRestored,
  readsByItselfChosen,
  notificationsAnswered,
  articleReadingRequested,
  articleReadingStopRequested,
  branchRetryRequested,
  notificationsRequested,
} = slice.actions;
export const {
  selectArticleRun,
  selectIsStopping,
  selectArticleIsBeingRead,
  selectReadsByItselfChoice,
  selectNotificationsAnswer,
} = slice.getSelectors(({ runs }: ArticleReadingRootState) => runs.articleReading);
export const articleReadingReducer = slice.reducer;
