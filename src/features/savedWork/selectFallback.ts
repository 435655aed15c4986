import { createSelector } from '@reduxjs/toolkit';
import { selectProcessingOptions, type EngineChoiceRootState } from '@/features/recognition';
import { documentOf } from './articleWork';
import type { WorkRootState } from './selectWork';
import type { Fallback } from './stored/spares';

const NOWHERE: Fallback['document'] = {
  pdfId: '0',
  file: { name: '', size: 0, type: '', hash: '' },
  pageCount: 1,
  openedAt: '',
  pdfIsHidden: false,
};

/** Replacements for unreadable parts of stored work on the open article. */
export const selectFallback: (state: WorkRootState & EngineChoiceRootState) => Fallback =
  createSelector(
    [({ article }: WorkRootState) => documentOf(article.document), selectProcessingOptions],
    (document, options) => ({
      document: document ?? NOWHERE,
      options,
    }),
  );
