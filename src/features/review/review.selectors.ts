import { createSelector } from '@reduxjs/toolkit';
import {
  queueGroupOf,
  standingQueue,
  toDecideAfter,
  type QueueEntry,
  type QueueGroup,
} from '@/domain/reviewQueue';
import {
  selectDrawingFacts,
  selectReadingState,
  type ReadingRootState,
} from '@/features/recognition';
import { judgementOf } from '@/domain/judgement';
import { selectAllSegments, selectSegmentById, selectStructureOf } from '@/article';
import {
  selectFixedQueue,
  selectGroupFilter,
  selectPageFilter,
  selectReviewedId,
  type ReviewRootState,
} from './review.slice';

type State = ReadingRootState;

/** How each drawing of the article stands, in its order. */
export const selectQueueFacts = createSelector([selectReadingState], (state) =>
  selectAllSegments(state).map((segment) => ({
    id: segment.id,
    ...selectDrawingFacts(state, segment),
  })),
);

/** The whole queue, whatever is filtered. */
export const selectQueue: (state: ReviewRootState & State) => QueueEntry[] = createSelector(
  [selectFixedQueue, selectQueueFacts],
  standingQueue,
);

/** The drawings of the queue that the filters leave. */
export const selectShownQueue: (state: ReviewRootState & State) => QueueEntry[] = createSelector(
  [
    selectQueue,
    selectGroupFilter,
    selectPageFilter,
    ({ article: { segments } }: ReviewRootState & State) => segments,
  ],
  (queue, group, pageNumber, segments) =>
    queue.filter(
      (entry) =>
        (group === null || entry.group === group) &&
        (pageNumber === null ||
          selectSegmentById({ article: { segments } }, entry.id)?.pageNumber === pageNumber),
    ),
);

/** Drawings that come next in the queue and are made ready before they are shown. */
const AHEAD = 3;

export const selectNextIds: (state: ReviewRootState & State) => string[] = createSelector(
  [selectShownQueue, selectReviewedId],
  (queue, id) => toDecideAfter(queue, id).slice(0, AHEAD),
);

/** Drawings of the article without a judgement that counts: for the main page, where reading goes on. */
export const selectLeftToCheck = createSelector(
  [
    ({ article: { segments } }: State) => segments.entities,
    ({ article: { segments } }: State) => segments.ids.length,
    ({ article: { segments } }: State) => segments.judgements,
    ({ article: { structures } }: State) => structures,
  ],
  (entities, total, judgements, structures): number =>
    total -
    Object.entries(judgements).filter(([id, judgement]) => {
      const segment = entities[id];
      return (
        segment && judgementOf(judgement, selectStructureOf({ article: { structures } }, segment))
      );
    }).length,
);

export interface ReviewCounts extends Readonly<Record<QueueGroup, number>> {
  readonly total: number;
}

/** `12 of 20 checked` counts what is done, as drawings stand now and not where the queue holds them. */
export const selectReviewCounts: (state: State) => ReviewCounts = createSelector(
  [selectQueueFacts],
  (facts) => {
    const groups = facts.map(queueGroupOf);
    const count = (group: QueueGroup) => groups.filter((one) => one === group).length;
    return {
      total: facts.length,
      doubtful: count('doubtful'),
      failed: count('failed'),
      unchecked: count('unchecked'),
      done: count('done'),
    };
  },
);

/** The end of the queue is reached. */
export const selectAllIsChecked = (state: State): boolean => {
  const { total, done } = selectReviewCounts(state);
  return total > 0 && done === total;
};
