import { segmentsApi } from '@/api/segments';
import { hasCutOut } from '@/domain/segment';
import { whileDocumentIsOpen } from '@/features/document';
import { selectSessionIsActive } from '@/features/session';
import { call, select, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { segmentImageOf } from '../segmentImage';
import { selectAllSegments } from '@/article';
import { cutOutDrawn } from './cutOutDrawn.saga';

/** After saved work was opened: boxes whose pictures were not saved are cut out again, once there is a seat. */
export function* restoreDrawn(): SagaGenerator<void> {
  yield* whileDocumentIsOpen(function* onceActive() {
    const drawn = (yield* select(selectAllSegments)).filter(
      (segment) => segment.origin === 'drawn' && hasCutOut(segment),
    );
    if (drawn.length === 0) return;
    yield* waitFor(selectSessionIsActive);
    for (const segment of drawn) {
      const { getSegmentImage } = segmentsApi.endpoints;
      const { data } = yield* select(getSegmentImage.select(segmentImageOf(segment)));
      if (data) continue;
      try {
        yield* call(cutOutDrawn, segment);
      } catch {
        // Said where the picture would be shown, and tried again when it is read.
      }
    }
  });
}
