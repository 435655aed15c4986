import { createAction } from '@reduxjs/toolkit';
import type { SegmentBox } from '@/domain/segment';

/** Intents: what the user does to the boxes of drawings. What they change is told by `boxesEdited`, a step of the undo list. */

interface Boxes {
  readonly segmentIds: readonly string[];
}

export const boxDrawRequested = createAction<{ readonly box: SegmentBox }>(
  'boxes/boxDrawRequested',
);

/** Moved or resized; on the same page. */
export const boxChangeRequested = createAction<{
  readonly segmentId: string;
  readonly box: SegmentBox;
}>('boxes/boxChangeRequested');

/** They are no drawings; with everything that was said of them. */
export const boxesRemoveRequested = createAction<Boxes>('boxes/boxesRemoveRequested');

/** Parts of one drawing; of one page. */
export const boxesMergeRequested = createAction<Boxes>('boxes/boxesMergeRequested');

/** Several drawings in one box. */
export const boxSplitRequested = createAction<{
  readonly segmentId: string;
  readonly parts: readonly SegmentBox[];
}>('boxes/boxSplitRequested');

/** 'Read this': cut out, and read as chosen; after a run in progress. */
export const boxesReadRequested = createAction<Boxes>('boxes/boxesReadRequested');
