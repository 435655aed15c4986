import { isAnyOf } from '@reduxjs/toolkit';
import { segmentsApi } from '@/api/segments';
import type { Segment } from '@/domain/segment';
import {
  documentClosed,
  documentOpened,
  segmentChanged,
  segmentsOfPagesReceived,
  segmentsReceived,
  selectAllSegments,
  workRestored,
} from '@/article';
import { segmentImageOf } from '@/features/segments';
import { dispatchThunk } from '@/lib/saga/dispatchThunk';
import { all, call, select, take, takeLatest, type SagaGenerator } from '@/lib/saga/effects';

/** How many pictures that are not visible yet are fetched at a time. */
const LANES = 2;

const { getSegmentImage } = segmentsApi.endpoints;

interface Holding {
  unsubscribe(): void;
}

/**
 * Has the images of all segments at hand for as long as their document is open, those included that the
 * grid has not shown: the services delete them with the session, and a saved article is saved whole.
 */
export function* holdSegmentImages(): SagaGenerator<void> {
  yield* takeLatest(
    isAnyOf(
      segmentsOfPagesReceived,
      segmentsReceived,
      segmentChanged,
      workRestored,
      documentOpened,
      documentClosed,
    ),
    holdAll,
  );
}

function* holdAll(): SagaGenerator<void> {
  const queue = [...(yield* select(selectAllSegments))];
  if (queue.length === 0) return;
  const held: Holding[] = [];
  try {
    yield* all(Array.from({ length: LANES }, () => call(lane, queue, held)));
    yield* take(neverComes);
  } finally {
    held.forEach((holding) => holding.unsubscribe());
  }
}

const neverComes = () => false;

function* lane(queue: Segment[], held: Holding[]): SagaGenerator<void> {
  for (let segment = queue.shift(); segment; segment = queue.shift()) {
    const request = yield* dispatchThunk(getSegmentImage.initiate(segmentImageOf(segment)));
    held.push(request);
    // A failure is reported where the cut-out would be shown.
    yield* call(() => request);
  }
}
