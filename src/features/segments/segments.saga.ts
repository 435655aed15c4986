import { takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import { extractSegments } from './sagas/extractSegments.saga';
import { extractionRequested } from './segments.slice';

/** A second request while one runs is a double click, not another wish: it is passed over. */
export function* segmentsSaga(): SagaGenerator<void> {
  yield* takeLeading(extractionRequested, extractSegments);
}
