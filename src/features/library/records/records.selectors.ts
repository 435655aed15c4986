import { createSelector } from '@reduxjs/toolkit';
import { matchRecords, type RecordMatch } from '@/domain/library/matchRecords';
import { isOnlyDoi, type WaitingRecord } from '@/domain/library/waitingRecord';
import { selectSavedWorks, type SavedWorkRootState } from '@/features/savedWork';
import type { WorkSummary } from '@/platform/workStore';
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
          .filter(({ isUnreadable }) => !isUnreadable)
          .map(({ hash, name, facts }) => ({ hash, name, title: facts?.title, doi: facts?.doi })),
      ),
);

const selectByDoi = createSelector([selectSavedWorks], (works) => {
  const byDoi = new Map<string, WorkSummary[]>();
  for (const work of works) {
    const doi = work.facts?.doi?.toLowerCase();
    if (doi !== undefined) byDoi.set(doi, [...(byDoi.get(doi) ?? []), work]);
  }
  return byDoi;
});

/** Another article of the library with the same DOI, which is then there twice. */
export const selectSameDoi = (
  state: SavedWorkRootState,
  { hash, facts }: WorkSummary,
): WorkSummary | undefined =>
  selectByDoi(state)
    .get(facts?.doi?.toLowerCase() ?? '')
    ?.find((other) => other.hash !== hash);
