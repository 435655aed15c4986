import { createSelector } from '@reduxjs/toolkit';
import { articleFrom, type Article, type FoundArticle } from '@/domain/article';
import { selectOpenDocument } from './document.slice';
import { type DocumentRootState } from './openDocument';
import { selectExtractedText, type TextRootState } from './text.slice';
import { selectArticleWords, type ArticleRootState } from './bibliography.slice';

type FoundRootState = DocumentRootState & TextRootState;

/** What an article is made of: what was found, and the user's words over it. */
export type ArticleFieldsRootState = ArticleRootState & FoundRootState;

const selectFound = createSelector(
  [
    (state: FoundRootState) => selectExtractedText(state)?.article,
    (state: FoundRootState) => selectOpenDocument(state)?.title,
    (state: FoundRootState) => selectOpenDocument(state)?.file.name ?? '',
    (state: FoundRootState) => selectOpenDocument(state)?.record,
    (state: FoundRootState) => {
      const lookup = selectOpenDocument(state)?.doi;
      return lookup?.status === 'found' ? lookup.doi : undefined;
    },
  ],
  (printed, metadataTitle, fileName, record, doi): FoundArticle => ({
    ...{ printed, metadataTitle, fileName, record, doi },
  }),
);

/** As programs found it. */
export const selectArticleAsFound: (state: FoundRootState) => Article = createSelector(
  [selectFound],
  (found) => articleFrom(found),
);

/** The open article, as its exports, its submissions and the screen name it. */
export const selectArticle: (state: ArticleFieldsRootState) => Article = createSelector(
  [selectFound, selectArticleWords],
  articleFrom,
);

/** What it is called on the screen: its title, otherwise its file. */
export const selectArticleTitle = (state: ArticleFieldsRootState): string | undefined =>
  selectArticle(state).title ?? selectOpenDocument(state)?.file.name;

export const selectArticleDoi = (state: ArticleFieldsRootState): string | undefined =>
  selectArticle(state).doi;
