import { boxesApi } from '@/api/boxes';
import type { DrawingSource } from '@/api/recognition';
import { segmentsApi } from '@/api/segments';
import { pageOfBoxFilename, type Segment } from '@/domain/segment';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { select, call, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { segmentImageOf } from '../segmentImage';

/**
 * Has something done with a segment's drawing, as the services can read it: by the path of their cut-out, or,
 * where it was cut out here, as a picture that is sent along.
 */
export function* drawingSource<T>(
  segment: Segment,
  use: (drawing: DrawingSource) => SagaGenerator<T>,
): SagaGenerator<T> {
  const picture = yield* ownPicture(segment);
  if (!picture) return yield* use({ imagePath: segment.path });
  const { files } = yield* getPlatform();
  const name = segment.filename;
  const { fileId } = yield* call(() => files.add(new File([picture], name, { type: 'image/png' })));
  try {
    return yield* use({ image: { fileId, name } });
  } finally {
    files.remove(fileId);
  }
}

function* ownPicture(segment: Segment): SagaGenerator<Blob | undefined> {
  if (pageOfBoxFilename(segment.filename) === undefined) return undefined;
  const { getCutsOutBoxes } = boxesApi.endpoints;
  if (yield* callEndpoint(getCutsOutBoxes, undefined, { takesCached: true })) return undefined;
  const { getSegmentImage } = segmentsApi.endpoints;
  const { data } = yield* select(getSegmentImage.select(segmentImageOf(segment)));
  const { blobs } = yield* getPlatform();
  return data && blobs.get(data.blobId);
}
