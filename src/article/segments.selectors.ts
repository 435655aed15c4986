import { createSelector } from '@reduxjs/toolkit';
import type { DrawingNumbers } from '@/domain/drawingNumbers';
import type { Judgement, Judgements } from '@/domain/judgement';
import { hasCutOut, type Segment, type SegmentsInfo } from '@/domain/segment';
import { segmentsAdapter, type SegmentsRootState } from './segmentsState';

const entities = segmentsAdapter.getSelectors((state: SegmentsRootState) => state.article.segments);

export const selectSegmentIds: (state: SegmentsRootState) => string[] = entities.selectIds;
export const selectSegmentCount = entities.selectTotal;
export const selectAllSegments = entities.selectAll;

export const selectSegmentById = (state: SegmentsRootState, id: string): Segment | undefined =>
  state.article.segments.entities[id];

/** Segments that the services found before but not in the latest extraction. */
export const selectUnfound = createSelector([selectAllSegments], (segments) =>
  segments.filter((segment) => segment.origin === 'found' && !hasCutOut(segment)),
);

/** Of the latest extraction that found all there are. */
export const selectSegmentsInfo = (state: SegmentsRootState): SegmentsInfo | null =>
  state.article.segments.info;

/** Those of some pages are missing, or still to come. */
export const selectSegmentsAreIncomplete = (state: SegmentsRootState): boolean =>
  state.article.segments.isIncomplete;

export const selectIsSelected = (state: SegmentsRootState, id: string): boolean =>
  state.article.segments.selected[id] === true;

/** As it was made; see `judgementOf` for whether it still counts. */
export const selectJudgement = (state: SegmentsRootState, id: string): Judgement | undefined =>
  state.article.segments.judgements[id];
export const selectJudgements = (state: SegmentsRootState): Judgements =>
  state.article.segments.judgements;

/** Where the services find what the user has removed or put into another box, by segment id. */
export const selectOverruled = (state: SegmentsRootState) => state.article.segments.overruled;

export const selectHideIncorrect = (state: SegmentsRootState) =>
  state.article.segments.hideIncorrect;
export const selectOnlyProcessSelected = (state: SegmentsRootState) =>
  state.article.segments.onlyProcessSelected;

const selectMarks = (state: SegmentsRootState) => state.article.segments.selected;

/** Of every drawing that is there or was. */
export const selectDrawingNumbers = (state: SegmentsRootState): DrawingNumbers =>
  state.article.segments.numbers;

/** The drawing's number in the article, such as `12` or `12a`: for its whole life, whatever comes or goes. */
export const selectOrdinal = (state: SegmentsRootState, id: string): string =>
  state.article.segments.numbers[id] ?? '';

/** Selected segments in the order of the article. */
export const selectSelectedIds = createSelector([selectSegmentIds, selectMarks], (ids, selected) =>
  ids.filter((id) => selected[id]),
);

export const selectSelectedCount = (state: SegmentsRootState) => selectSelectedIds(state).length;

/**
 * The grid's segments: if 'Hide incorrect' is on, only the selected ones where there is a selection, and none
 * that was rejected.
 */
export const selectVisibleIds = createSelector(
  [selectSegmentIds, selectSelectedIds, selectHideIncorrect, selectJudgements],
  (ids, selectedIds, hideIncorrect, judgements) => {
    if (!hideIncorrect) return ids;
    if (selectedIds.length > 0) return selectedIds;
    return ids.filter((id) => judgements[id]?.verdict !== 'rejected');
  },
);

export interface Neighbours {
  readonly previous: string | undefined;
  readonly next: string | undefined;
  /** Position in the grid, from 1; `undefined` for a segment that the grid currently hides. */
  readonly position: number | undefined;
  readonly total: number;
}

const selectGivenId = (_state: SegmentsRootState, id: string) => id;

/** A segment's neighbours in the grid as displayed. */
export const selectNeighbours = createSelector(
  [selectVisibleIds, selectSegmentIds, selectGivenId],
  (visible, ids, id): Neighbours => {
    const shown = new Set(visible);
    const place = ids.indexOf(id);
    const index = visible.indexOf(id);
    return {
      previous: ids.slice(0, Math.max(place, 0)).findLast((one) => shown.has(one)),
      next: ids.slice(place + 1).find((one) => shown.has(one)),
      position: index < 0 ? undefined : index + 1,
      total: visible.length,
    };
  },
);
