import { createSelector } from '@reduxjs/toolkit';
import {
  selectArticleIsBeingRead,
  selectReadingSteps,
  type ArticleRootState,
} from '@/features/articleReading';
import { selectOpenDocument, type DocumentRootState } from '@/article';
import { selectOverlay, type OverlaysRootState } from '@/features/overlays';
import { selectOpening, selectSavedWorks, type SavedWorkRootState } from '@/features/savedWork';
import { selectSessionIsActive, type SessionRootState } from '@/features/session';
import type { WorkSummary } from '@/platform/workStore';
import { selectRemoving } from './library.slice';
import type { AcceptedAcross, DrawingBeside, SureAcross } from './inboxState';
import type {
  ImportConflict,
  KeptQueue,
  LibraryRootState,
  LibrarySearch,
  LibraryState,
  LibraryTask,
  ReadingProgress,
  RefusedFile,
} from './libraryState';

const selectState = ({ library }: LibraryRootState): LibraryState => library.articles;

export const selectReadingQueue = (state: LibraryRootState): readonly string[] =>
  selectState(state).queue;
export const selectIsPaused = (state: LibraryRootState): boolean => selectState(state).isPaused;
export const selectReadHash = (state: LibraryRootState): string | null =>
  selectState(state).reading;
export const selectRefusedFiles = (state: LibraryRootState): readonly RefusedFile[] =>
  selectState(state).refused;
export const selectArriving = (state: LibraryRootState): number => selectState(state).arriving;
export const selectLibrarySearch = (state: LibraryRootState): LibrarySearch | null =>
  selectState(state).search;
export const selectSpace = (state: LibraryRootState) => selectState(state).space;
export const selectLibraryTask = (state: LibraryRootState): LibraryTask | null =>
  selectState(state).task;
export const selectSureAcross = (state: LibraryRootState): SureAcross | null =>
  selectState(state).sure ?? null;
export const selectAccepted = (state: LibraryRootState): AcceptedAcross | null =>
  selectState(state).accepted ?? null;
export const selectBeside = (state: LibraryRootState): readonly DrawingBeside[] =>
  selectState(state).beside ?? NONE_BESIDE;
const NONE_BESIDE: readonly DrawingBeside[] = [];
export const selectConflict = (state: LibraryRootState): ImportConflict | null =>
  selectState(state).conflict;
export const selectReadFailure = (state: LibraryRootState, hash: string): string | undefined =>
  Object.hasOwn(state.library.articles.failures, hash)
    ? state.library.articles.failures[hash]
    : undefined;

/** What is stored of it for a reload; the same as long as nothing of it changes. */
export const selectKeptQueue: (state: LibraryRootState) => KeptQueue = createSelector(
  [
    selectReadingQueue,
    selectIsPaused,
    selectRefusedFiles,
    ({ library }: LibraryRootState) => library.articles.failures,
  ],
  (queue, isPaused, refused, failures) => ({ queue, isPaused, refused, failures }),
);

export const selectLibraryIsShown = (state: OverlaysRootState): boolean =>
  selectOverlay(state) === 'library';

export const selectReadingProgress = (state: LibraryRootState): ReadingProgress | null =>
  selectState(state).progress;

/** Which article of how many the queue is at, from 1, since it was last empty; `null` while it is. */
export const selectQueuePlace: (
  state: LibraryRootState,
) => { readonly place: number; readonly total: number } | null = createSelector(
  [selectReadingQueue, ({ library }: LibraryRootState) => library.articles.settledCount],
  (queue, settledCount) =>
    queue.length === 0 ? null : { place: settledCount + 1, total: settledCount + queue.length },
);

/** The articles of the library, in the order of the list: to be read first, then the latest. */
export const selectArticles: (
  state: LibraryRootState & SavedWorkRootState,
) => readonly WorkSummary[] = createSelector(
  [selectSavedWorks, selectReadingQueue, selectRemoving],
  (works, queue, removing) => {
    const shown = works.filter(({ hash }) => !removing.includes(hash));
    const byHash = new Map(shown.map((work) => [work.hash, work]));
    const queued = queue.flatMap((hash) => byHash.get(hash) ?? []);
    return [...queued, ...shown.filter((work) => !queued.includes(work))];
  },
);

export type QueueRootState = LibraryRootState &
  ArticleRootState &
  DocumentRootState &
  SavedWorkRootState &
  SessionRootState;

const selectSomethingIsRunning = (state: ArticleRootState): boolean =>
  selectReadingSteps(state).some(({ status }) => status === 'running');

/** The article to read now: the open one if it is in the queue, otherwise the first of the queue. */
export function selectNextToRead(state: QueueRootState): string | undefined {
  if (selectIsPaused(state) || !selectSessionIsActive(state)) return undefined;
  // It may be one of the queue, which is then read where the user opens it.
  if (selectOpening(state) !== null) return undefined;
  const queue = selectReadingQueue(state);
  const open = selectOpenDocument(state)?.file.hash;
  if (open !== undefined && queue.includes(open)) return open;
  // The user has asked for something of this one: it does not share the services with others.
  if (selectArticleIsBeingRead(state) || selectSomethingIsRunning(state)) return undefined;
  return queue[0];
}

/** The next article with drawings left to check, if the open one has none. */
export function selectNextToCheck(
  state: LibraryRootState & SavedWorkRootState & DocumentRootState,
): WorkSummary | undefined {
  const open = selectOpenDocument(state)?.file.hash;
  return selectArticles(state).find(
    ({ hash, facts, segmentCount }) =>
      hash !== open && facts?.isRead === true && facts.checkedCount < segmentCount,
  );
}
