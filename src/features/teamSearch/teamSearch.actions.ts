import { createAction } from '@reduxjs/toolkit';
import type { FoundArticle } from '@/domain/team/foundArticles';
import type { CombinedFormat } from '@/features/library';

/** Intent: save what a search found as one file. */
export const foundExportRequested = createAction<{
  readonly articles: readonly FoundArticle[];
  readonly format: CombinedFormat;
}>('teamSearch/foundExportRequested');
