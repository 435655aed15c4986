import { createSelector } from '@reduxjs/toolkit';
import type { SegmentsInfo } from '@/domain/segment';
import type { SegmentationRootState, SegmentationRun } from './segmentation.slice';
import { selectSegmentsInfo } from '@/article';

/** The search in progress or failed; otherwise what the latest one found. */
export type ExtractionState =
  | SegmentationRun
  /** Zero segments are a valid result: an article without drawings. */
  | { readonly status: 'done'; readonly info: SegmentsInfo };

const selectRun = ({ runs }: SegmentationRootState): SegmentationRun =>
  runs.segmentation.extraction;

export const selectExtraction = createSelector(
  [selectRun, selectSegmentsInfo],
  (run, info): ExtractionState =>
    run.status === 'idle' && info !== null ? { status: 'done', info } : run,
);

/** Whether an extraction may replace the cut-outs that are there by those of other drawings. */
export const selectCutOutsMayChange = (state: SegmentationRootState): boolean => {
  const { status, isByPage } = selectRun(state);
  return status === 'running' && !isByPage;
};

/** Whether the services still have the cut-outs. */
export const selectSegmentsAreHeld = ({ runs }: SegmentationRootState): boolean =>
  runs.segmentation.heldByServices;
