import { createSelector } from '@reduxjs/toolkit';
import type { DrawingNumbers } from '@/domain/drawingNumbers';
import type { Judgement, Judgements } from '@/domain/judgement';
import { hasCutOut, type Segment } from '@/domain/segment';
import { segmentsAdapter, type ExtractionState, type SegmentsRootState } from './segments.slice';

const entities = segmentsAdapter.getSelectors((state: SegmentsRootState) => state.segments);

export const selectSegmentIds: (state: SegmentsRootState) => string[] = entities.selectIds;
export const selectSegmentCount = entities.selectTotal;
export const selectAllSegments = entities.selectAll;

export const selectSegmentById = (state: SegmentsRootState, id: string): Segment | undefined =>
  state.segments.entities[id];

/** Segments that the services found before but not in the latest extraction. */
export const selectUnfound = createSelector([selectAllSegments], (segments) =>
  segments.filter((segment) => segment.origin === 'found' && !hasCutOut(segment)),
);

export const selectExtraction = (state: SegmentsRootState): ExtractionState =>
  state.segments.extraction;

/** Those of some pages are missing, or still to come. */
export const selectSegmentsAreIncomplete = (state: SegmentsRootState): boolean =>
  state.segments.isIncomplete;

/** Whether an extraction may replace the cut-outs that are there by those of other drawings. */
export const selectCutOutsMayChange = ({ segments: { extraction } }: SegmentsRootState): boolean =>
  extraction.status === 'running' && !extraction.isByPage;

/** Whether the services still have the cut-outs. */
export const selectSegmentsAreHeld = (state: SegmentsRootState): boolean =>
  state.segments.heldByServices;

export const selectIsSelected = (state: SegmentsRootState, id: string): boolean =>
  state.segments.selected[id] === true;

/** As it was made; see `judgementOf` for whether it still counts. */
export const selectJudgement = (state: SegmentsRootState, id: string): Judgement | undefined =>
  state.segments.judgements[id];
export const selectJudgements = (state: SegmentsRootState): Judgements => state.segments.judgements;

/** Where the services find what the user has removed or put into another box, by segment id. */
export const selectOverruled = (state: SegmentsRootState) => state.segments.overruled;

export const selectHideIncorrect = (state: SegmentsRootState) => state.segments.hideIncorrect;
export const selectOnlyProcessSelected = (state: SegmentsRootState) =>
  state.segments.onlyProcessSelected;

const selectMarks = (state: SegmentsRootState) => state.segments.selected;

/** Of every drawing that is there or was. */
export const selectDrawingNumbers = (state: SegmentsRootState): DrawingNumbers =>
  state.segments.numbers;

/** The drawing's number in the article, such as `12` or `12a`: for its whole life, whatever comes or goes. */
export const selectOrdinal = (state: SegmentsRootState, id: string): string =>
  state.segments.numbers[id] ?? '';

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
