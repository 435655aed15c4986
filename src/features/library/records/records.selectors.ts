import { createSelector } from '@reduxjs/toolkit';
import { matchRecords, type RecordMatch } from '@/domain/library/matchRecords';
import { isOnlyDoi, type WaitingRecord } from '@/domain/library/waitingRecord';
import { selectSavedWorks, type SavedWorkRootState } from '@/features/savedWork';
import type { LibraryRootState, RecordsState } from '../libraryState';

export const selectRecords = ({ library }: LibraryRootState): RecordsState =>
  library.articles.records;
export const selectWaiting = (state: LibraryRootState): readonly WaitingRecord[] =>
  selectRecords(state).waiting;
export const selectRemovedRecords = (state: LibraryRootState): readonly WaitingRecord[] =>
  selectRecords(state).removed;

/** Records of which only the DOI is known. */
export const selectOnlyDois: (state: LibraryRootState) => readonly WaitingRecord[] = createSelector(
  [selectWaiting],
  (waiting) => waiting.filter(isOnlyDoi),
);

/** Which waiting record belongs to which article of the library. */
export const selectMatches: (
  state: LibraryRootState & SavedWorkRootState,
) => readonly RecordMatch[] = createSelector([selectWaiting, selectSavedWorks], (waiting, works) =>
  waiting.length === 0
    ? []
    : matchRecords(
        waiting,
        works
          // A supplement often has the DOI of the article for which the record waits.
          .filter(({ isUnreadable, facts }) => !isUnreadable && !facts?.supplementOf)
          .map(({ hash, name, facts }) => ({ hash, name, title: facts?.title, doi: facts?.doi })),
      ),
);
