import { createSelector } from '@reduxjs/toolkit';
import { selectProcessingOptions, type RecognitionRootState } from '@/features/recognition';
import { selectDocumentOfWork, type WorkRootState } from './selectWork';
import type { Fallback } from './stored/spares';

const NOWHERE: Fallback['document'] = {
  pdfId: '0',
  file: { name: '', size: 0, type: '', hash: '' },
  pageCount: 1,
  openedAt: '',
  pdfIsHidden: false,
};

/** Replacements for unreadable parts of stored work on the open article. */
export const selectFallback: (state: WorkRootState & RecognitionRootState) => Fallback =
  createSelector([selectDocumentOfWork, selectProcessingOptions], (document, options) => ({
    document: document ?? NOWHERE,
    options,
  }));
