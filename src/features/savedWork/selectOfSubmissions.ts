import { createSelector } from '@reduxjs/toolkit';
import { structureKey } from '@/domain/documentId';
import { selectAllSegments } from '@/features/segments';
import { selectReceipts, selectSubmissionDrafts } from '@/features/submission';

/** Of a segment that the user removed, the draft is kept as long as the page is open. */
const selectDraftsOfSegments = createSelector(
  [selectSubmissionDrafts, selectAllSegments],
  (drafts, segments) => {
    const keys = new Set(segments.map(({ pdfId, id }) => structureKey(pdfId, id)));
    const entries = Object.entries(drafts);
    const kept = entries.filter(([key]) => keys.has(key));
    return kept.length === entries.length ? drafts : Object.fromEntries(kept);
  },
);

/** An article without changes to a form is stored as before there were forms. */
export const selectOfSubmissions = createSelector(
  [selectDraftsOfSegments, selectReceipts],
  (submissionDrafts, submissionReceipts) => ({
    ...(Object.keys(submissionDrafts).length > 0 && { submissionDrafts }),
    ...(submissionReceipts && { submissionReceipts }),
  }),
);
