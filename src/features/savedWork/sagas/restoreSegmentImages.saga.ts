import type { Segment } from '@/domain/segment';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { segmentImagesRestored, selectSegmentImageBlobs } from '../segmentImageCache';

/** Lays saved segment images where views look for them; to be done before the segments are there. */
export function* restoreSegmentImages(
  segments: readonly Segment[],
  images: ReadonlyMap<string, Blob>,
): SagaGenerator<void> {
  const { blobs } = yield* getPlatform();
  const known = yield* select(selectSegmentImageBlobs, segments);
  yield* put(segmentImagesRestored(segments, images, known, blobs));
}
