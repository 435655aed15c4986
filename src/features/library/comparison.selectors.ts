import { createSelector } from '@reduxjs/toolkit';
import { selectOpenDocument, type DocumentRootState, type StructuresRootState } from '@/article';
import {
  selectInchiKeys,
  selectUnidentifiedCount,
  type IdentifiersRootState,
} from '@/features/identifiers';
import { selectReviewView, type ReviewRootState } from '@/features/review';
import { selectSavedWorks, type SavedWorkRootState } from '@/features/savedWork';
import type { WorkSummary } from '@/platform/workStore';
import { selectRemoving } from './library.slice';
import type { LibraryRootState } from './libraryState';

type OthersRootState = LibraryRootState & SavedWorkRootState & DocumentRootState;
type ComparisonRootState = OthersRootState &
  IdentifiersRootState &
  StructuresRootState &
  ReviewRootState;

const isSame = (before: readonly WorkSummary[], now: readonly WorkSummary[]): boolean =>
  before.length === now.length &&
  now.every(
    ({ hash, revision }, at) => before[at]?.hash === hash && before[at].revision === revision,
  );

/** The articles that are not open: the same list as long as none of them was written. */
export const selectOtherArticles = createSelector(
  [
    selectSavedWorks,
    selectRemoving,
    (state: OthersRootState) => selectOpenDocument(state)?.file.hash,
  ],
  (works, removing, open): readonly WorkSummary[] =>
    works.filter(({ hash, isUnreadable }) => {
      const isThere = isUnreadable === undefined && !removing.includes(hash);
      return isThere && hash !== open;
    }),
  { memoizeOptions: { resultEqualityCheck: isSame } },
);

const selectBoth = createSelector([selectOtherArticles, selectInchiKeys], (others, keys) => ({
  others,
  keys,
}));

/**
 * What is to be compared: another object when articles or compounds have changed. `undefined` while nobody reviews
 * the article, or its own compounds are still being identified.
 */
export function selectComparison(state: ComparisonRootState) {
  if (selectReviewView(state) === null || selectUnidentifiedCount(state) > 0) return undefined;
  const both = selectBoth(state);
  return both.others.length > 0 && both.keys.size > 0 ? both : undefined;
}
