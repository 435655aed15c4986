import { createSelector } from '@reduxjs/toolkit';
import type { OwnPlace } from '@/api/teamLive';
import { selectOpenDocument, type DocumentRootState } from '@/article';
import { selectOpenSegmentId } from '@/features/inspector';
import { selectChosenId, type OutlinesRootState } from '@/features/outlines';
import { selectReviewedId, selectReviewView, type ReviewRootState } from '@/features/review';

type State = DocumentRootState &
  OutlinesRootState &
  ReviewRootState &
  Parameters<typeof selectOpenSegmentId>[0];

/** What lies on top: the details of a drawing, the review, the page. */
function openSegment(state: State): string | null {
  const inReview = selectReviewView(state) === null ? null : selectReviewedId(state);
  return selectOpenSegmentId(state) ?? inReview ?? selectChosenId(state);
}

/** Where the user is, as others are told. */
export const selectOwnPlace: (state: State) => OwnPlace = createSelector(
  [(state: State) => selectOpenDocument(state)?.file.hash, openSegment],
  (article, segment) =>
    article === undefined ? { article: null, segment: null } : { article, segment },
);
