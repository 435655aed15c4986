import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  initialLibrary,
  type InboxPlace,
  type KeptQueue,
  type LibraryRootState,
  type LibraryState,
  type ReadingProgress,
  type RefusedFile,
} from './libraryState';
import { afterLeaving, without } from './queueChanges';

const toldOf =
  <Key extends keyof LibraryState>(key: Key) =>
  (state: LibraryState, { payload }: PayloadAction<LibraryState[Key]>): LibraryState => ({
    ...state,
    [key]: payload,
  });

const slice = createSlice({
  name: 'library',
  initialState: initialLibrary,
  reducers: {
    /** What came since the page was loaded stays. */
    queueRestored: (state, { payload }: PayloadAction<KeptQueue>): LibraryState => ({
      ...state,
      queue: [...payload.queue, ...without(state.queue, payload.queue)],
      isPaused: state.isPaused || payload.isPaused,
      refused: [...state.refused, ...payload.refused],
      failures: { ...payload.failures, ...state.failures },
    }),
    articlesQueued: (state, { payload }: PayloadAction<readonly string[]>): LibraryState => ({
      ...state,
      queue: [...state.queue, ...without(payload, state.queue)],
      failures: Object.fromEntries(
        Object.entries(state.failures).filter(([hash]) => !payload.includes(hash)),
      ),
    }),
    articlesUnqueued: (state, { payload }: PayloadAction<readonly string[]>): LibraryState => ({
      ...state,
      ...afterLeaving(state, without(state.queue, payload)),
    }),
    /** Before all others that wait. */
    articlePutFirst: (state, { payload }: PayloadAction<string>): LibraryState => {
      const inHand = state.queue.filter((hash) => hash === state.reading && hash !== payload);
      const rest = without(state.queue, [...inHand, payload]);
      return { ...state, queue: [...inHand, payload, ...rest] };
    },
    queuePaused: (state, { payload }: PayloadAction<boolean>): LibraryState => ({
      ...state,
      isPaused: payload,
    }),
    readingBegan: (state, { payload }: PayloadAction<string>): LibraryState => ({
      ...state,
      reading: payload,
      progress: null,
    }),
    readingProgressed: (state, { payload }: PayloadAction<ReadingProgress>): LibraryState => ({
      ...state,
      progress: payload,
    }),
    /** With a failure, or done, or interrupted: then it is still in the queue. */
    readingEnded: (
      state,
      { payload }: PayloadAction<{ readonly hash: string; readonly failure?: string }>,
    ): LibraryState => ({
      ...state,
      reading: null,
      progress: null,
      ...(payload.failure !== undefined && {
        ...afterLeaving(state, without(state.queue, [payload.hash])),
        failures: { ...state.failures, [payload.hash]: payload.failure },
      }),
    }),
    filesDropped: (state, { payload }: PayloadAction<number>): LibraryState => ({
      ...state,
      arriving: state.arriving + payload,
    }),
    /** Kept, refused, or given up. */
    fileSettled: (
      state,
      { payload }: PayloadAction<{ readonly refused?: RefusedFile }>,
    ): LibraryState => ({
      ...state,
      arriving: Math.max(0, state.arriving - 1),
      refused: payload.refused ? [payload.refused, ...state.refused] : state.refused,
    }),
    refusalDismissed: (state, { payload }: PayloadAction<string>): LibraryState => ({
      ...state,
      refused: state.refused.filter(({ id }) => id !== payload),
    }),
    removalBegan: (state, { payload }: PayloadAction<readonly string[]>): LibraryState => ({
      ...state,
      removing: [...without(state.removing, payload), ...payload],
      ...afterLeaving(state, without(state.queue, payload)),
    }),
    /** Removed, or undone. */
    removalEnded: (state, { payload }: PayloadAction<readonly string[]>): LibraryState => ({
      ...state,
      removing: without(state.removing, payload),
    }),
    searched: toldOf('search'),
    spaceMeasured: toldOf('space'),
    taskProgressed: toldOf('task'),
    recordsListed: toldOf('records'),
    conflictFound: toldOf('conflict'),
    /** To the inbox or away from it, to other drawings, to a row. */
    inboxTurned: (state, { payload }: PayloadAction<Partial<InboxPlace>>): LibraryState => ({
      ...state,
      inboxPlace: { ...state.inboxPlace, ...payload },
    }),
    rowsSeen: toldOf('seen'),
    knownTold: toldOf('known'),
    sureFound: toldOf('sure'),
    sureJudged: toldOf('accepted'),
    besideRead: toldOf('beside'),
    supplementTold: toldOf('supplement'),
    /** All that are known, as they are saved now. */
    articlesChecked: toldOf('checked'),
    articlesCounted: toldOf('counted'),
    /** As they are saved now. */
    inboxRead: (state, { payload }: PayloadAction<LibraryState['inbox']>): LibraryState => ({
      ...state,
      inbox: { ...state.inbox, ...payload },
    }),
  },
});

export const {
  queueRestored,
  articlesQueued,
  articlesUnqueued,
  articlePutFirst,
  queuePaused,
  readingBegan,
  readingProgressed,
  readingEnded,
  filesDropped,
  fileSettled,
  refusalDismissed,
  removalBegan,
  removalEnded,
  searched,
  spaceMeasured,
  taskProgressed,
  recordsListed,
  conflictFound,
  inboxTurned,
  inboxRead,
  rowsSeen,
  knownTold,
  sureFound,
  sureJudged,
  besideRead,
  supplementTold,
  articlesChecked,
  articlesCounted,
} = slice.actions;
export const libraryReducer = slice.reducer;

/** Here, because the header asks for it: the other selectors, and what they rest on, come with the columns. */
export const selectRemoving = ({ library }: LibraryRootState): readonly string[] =>
  library.articles.removing;
