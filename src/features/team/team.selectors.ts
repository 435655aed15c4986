import { createSelector } from '@reduxjs/toolkit';
import {
  selectOpenDocument,
  type DocumentRootState,
  type HistoryRootState,
  type WorkState,
} from '@/article';
import type { Replica } from '@/domain/team/replica';
import { sharedParts, type Parts } from './parts/sharedParts';

/** What the page has of the open article in the library; `null` while it is not shared. */
export const selectReplica = (state: HistoryRootState & DocumentRootState): Replica | null => {
  const { replica } = state.article.history;
  return replica && replica.article === selectOpenDocument(state)?.file.hash ? replica : null;
};

/** How many changes wait to be sent. */
export const selectUnsentCount = (state: HistoryRootState & DocumentRootState): number =>
  selectReplica(state)?.outbox.length ?? 0;

/** What the page says of the open article: the same object as long as it says the same. */
export const selectSharedParts = createSelector(
  [
    ({ article }: { readonly article: WorkState }) => article.segments,
    ({ article }: { readonly article: WorkState }) => article.structures,
    ({ article }: { readonly article: WorkState }) => article.compounds,
    ({ article }: { readonly article: WorkState }) => article.annotationWords,
    ({ article }: { readonly article: WorkState }) => article.bibliography,
  ],
  (segments, structures, compounds, annotationWords, bibliography): Parts =>
    sharedParts({ segments, structures, compounds, annotationWords, bibliography }),
);
