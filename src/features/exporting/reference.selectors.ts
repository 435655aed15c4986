import { createSelector } from '@reduxjs/toolkit';
import { isReference, type ExportFormat } from '@/domain/exports/exportFormats';
import { canBeCited } from '@/domain/exports/references/cslItem';
import { referencesOf } from '@/domain/exports/references/references';
import { type CitedArticleRootState, selectCitedArticle } from '@/article';

/** The article in a format of a reference manager; empty in any other, and if too little is known to cite it. */
export const selectReferenceText = createSelector(
  [selectCitedArticle, (_: CitedArticleRootState, format: ExportFormat) => format],
  (article, format) => (isReference(format) ? referencesOf([article], format).text : ''),
);

/** Whether enough is known of the article to cite it. */
export const selectCanBeCited = createSelector([selectCitedArticle], canBeCited);
