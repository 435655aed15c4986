import { createSelector } from '@reduxjs/toolkit';
import { inboxKey } from './inbox.selectors';
import { selectArticles } from './library.selectors';
import type { CountedArticle, LibraryRootState } from './libraryState';

const NOTHING: Readonly<Record<string, CountedArticle | undefined>> = {};

export const selectCounted = ({ library }: LibraryRootState) => library.articles.counted ?? NOTHING;

/** All articles in the order of the list, each with what was judged of it. */
export const selectCountedArticles = createSelector(
  [selectArticles, selectCounted],
  (articles, counted) => articles.map((summary) => ({ summary, counted: counted[summary.hash] })),
);

/** An article that was not counted since it was saved last, the first of the list. */
export const selectNextToCount = createSelector(
  [selectCountedArticles],
  (articles) =>
    articles
      .map(({ summary, counted }) => ({ summary, isCounted: counted?.key === inboxKey(summary) }))
      .find(({ isCounted }) => !isCounted)?.summary,
);
