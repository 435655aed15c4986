import type { Segment } from '@/domain/segment';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { cutOutsRestored, selectCutOutBlobs } from '../cutOutCache';

/** Puts saved cut-outs where views look for them; must run before the segments are restored. */
export function* bringCutOutsBack(
  segments: readonly Segment[],
  images: ReadonlyMap<string, Blob>,
): SagaGenerator<void> {
  const { blobs } = yield* getPlatform();
  const known = yield* select(selectCutOutBlobs, segments);
  yield* put(cutOutsRestored(segments, images, known, blobs));
}
