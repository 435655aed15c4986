import { createSelector } from '@reduxjs/toolkit';
import type { Article } from '@/domain/article';
import { citedArticle, parentIn, type ListedArticle } from '@/domain/citedArticle';
import { selectArticle, type ArticleFieldsRootState } from './bibliography.selectors';
import { selectOpenDocument } from './document.slice';

/** With the list of saved articles, as far as it is known. */
export type CitedArticleRootState = ArticleFieldsRootState & {
  readonly library: {
    readonly savedWork: {
      readonly list: { readonly status: string; readonly works?: readonly ListedArticle[] };
    };
  };
};

const NONE: readonly ListedArticle[] = [];

/** What exports and submissions of the open article cite. */
export const selectCitedArticle: (state: CitedArticleRootState) => Article = createSelector(
  [
    selectArticle,
    (state: CitedArticleRootState) =>
      parentIn(state.library.savedWork.list.works ?? NONE, selectOpenDocument(state)?.supplementOf),
    (state: CitedArticleRootState) => selectOpenDocument(state)?.file.name ?? '',
  ],
  citedArticle,
);

export const selectCitedDoi = (state: CitedArticleRootState): string | undefined =>
  selectCitedArticle(state).doi;
