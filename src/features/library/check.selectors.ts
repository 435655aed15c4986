import { createSelector } from '@reduxjs/toolkit';
import { KINDS_IN_ORDER, type FindingRow } from '@/domain/checks/structureCheck';
import { inboxKey } from './inbox.selectors';
import { selectArticles } from './library.selectors';
import type { CheckedArticle, LibraryRootState } from './libraryState';

const NOTHING: Readonly<Record<string, CheckedArticle | undefined>> = {};

export const selectChecked = ({ library }: LibraryRootState) => library.articles.checked ?? NOTHING;

/** All articles in the order of the list, each with what the checks found as it is saved now. */
export const selectCheckedArticles = createSelector(
  [selectArticles, selectChecked],
  (articles, checked) =>
    articles.map((summary) => {
      const found = checked[summary.hash];
      return { summary, found, isCurrent: found?.key === inboxKey(summary) };
    }),
);

/** Whether an article was saved since it was checked. */
export const selectIsToCheck = createSelector([selectCheckedArticles], (articles) =>
  articles.some(({ isCurrent }) => !isCurrent),
);

/** A finding, and the article that it is in. */
export interface LibraryFinding extends FindingRow {
  readonly hash: string;
}

/** By kind, in the order of the articles. */
export const selectLibraryFindings = createSelector(
  [selectCheckedArticles],
  (articles): readonly LibraryFinding[] => {
    const rows = articles.flatMap(({ summary: { hash }, found }) =>
      (found?.rows ?? []).map((row) => ({ ...row, hash })),
    );
    return KINDS_IN_ORDER.flatMap((kind) => rows.filter((row) => row.kind === kind));
  },
);
