import { createSelector } from '@reduxjs/toolkit';
import {
  selectArticleIsBeingRead,
  selectReadingSteps,
  type ArticleRootState,
} from '@/features/articleReading';
import { selectOpenDocument, type DocumentRootState } from '@/features/document';
import { selectOverlay, type OverlaysRootState } from '@/features/overlays';
import { selectSavedWorks, type SavedWorkRootState } from '@/features/savedWork';
import { selectSessionIsActive, type SessionRootState } from '@/features/session';
import type { WorkSummary } from '@/platform/workStore';
import type {
  ImportConflict,
  KeptQueue,
  LibraryRootState,
  LibrarySearch,
  LibraryState,
  LibraryTask,
  RefusedFile,
} from './library.slice';

const selectState = ({ library }: LibraryRootState): LibraryState => library;

export const selectReadingQueue = (state: LibraryRootState): readonly string[] =>
  selectState(state).queue;
export const selectIsPaused = (state: LibraryRootState): boolean => selectState(state).isPaused;
export const selectReadHash = (state: LibraryRootState): string | null =>
  selectState(state).reading;
export const selectRefusedFiles = (state: LibraryRootState): readonly RefusedFile[] =>
  selectState(state).refused;
export const selectArriving = (state: LibraryRootState): number => selectState(state).arriving;
export const selectRemoving = (state: LibraryRootState): readonly string[] =>
  selectState(state).removing;
export const selectLibrarySearch = (state: LibraryRootState): LibrarySearch | null =>
  selectState(state).search;
export const selectSpace = (state: LibraryRootState) => selectState(state).space;
export const selectLibraryTask = (state: LibraryRootState): LibraryTask | null =>
  selectState(state).task;
export const selectConflict = (state: LibraryRootState): ImportConflict | null =>
  selectState(state).conflict;
export const selectReadFailure = (state: LibraryRootState, hash: string): string | undefined =>
  Object.hasOwn(state.library.failures, hash) ? state.library.failures[hash] : undefined;

/** What is stored of it for a reload; the same as long as nothing of it changes. */
export const selectKeptQueue: (state: LibraryRootState) => KeptQueue = createSelector(
  [
    selectReadingQueue,
    selectIsPaused,
    selectRefusedFiles,
    ({ library }: LibraryRootState) => library.failures,
  ],
  (queue, isPaused, refused, failures) => ({ queue, isPaused, refused, failures }),
);

export const selectLibraryIsShown = (state: OverlaysRootState): boolean =>
  selectOverlay(state) === 'library';

/** The queue opens one article after another, before which the library stands. */
export const selectQueueIsReading = (state: LibraryRootState & OverlaysRootState): boolean =>
  selectLibraryIsShown(state) && selectReadHash(state) !== null;

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

type QueueRootState = LibraryRootState &
  ArticleRootState &
  DocumentRootState &
  OverlaysRootState &
  SessionRootState;

const selectSomethingIsRunning = (state: ArticleRootState): boolean =>
  selectReadingSteps(state).some(({ status }) => status === 'running');

/**
 * The article to read now. There is one open document: while the library is shown, the queue opens the next
 * one itself; elsewhere, it reads on only in the article that the user has opened.
 */
export function selectNextToRead(state: QueueRootState): string | undefined {
  if (selectIsPaused(state) || !selectSessionIsActive(state)) return undefined;
  const queue = selectReadingQueue(state);
  const open = selectOpenDocument(state)?.file.hash;
  if (open !== undefined && queue.includes(open) && !selectLibraryIsShown(state)) return open;
  // The user has asked for something of this one; opening another would end it.
  if (selectArticleIsBeingRead(state) || selectSomethingIsRunning(state)) return undefined;
  return selectLibraryIsShown(state) ? queue[0] : undefined;
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
