import { segmentsApi } from '@/api/segments';
import { whileDocumentIsOpen } from '@/features/document';
import { raiseNotice } from '@/features/notices';
import { segmentImageOf } from '@/features/segments';
import { selectOrdinal, selectSegmentById } from '@/article';
import { errorMessage } from '@/lib/errorMessage';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { imageDownloadRequested } from '../inspector.slice';

/** 'Download': its image as the services hold it, `segment-{n}.png`, n as the segment's title says. */
export function* downloadImage({
  payload: { segmentId },
}: ReturnType<typeof imageDownloadRequested>): SagaGenerator<void> {
  yield* whileDocumentIsOpen(function* saved() {
    const { downloads, blobs } = yield* getPlatform();
    const segment = yield* select(selectSegmentById, segmentId);
    if (!segment) return;
    const ordinal = yield* select(selectOrdinal, segmentId);
    try {
      const { getSegmentImage } = segmentsApi.endpoints;
      const image = segmentImageOf(segment);
      const { blobId } = yield* callEndpoint(getSegmentImage, image, { takesCached: true });
      const content = blobs.get(blobId);
      if (!content) throw new Error('The image is no longer available');
      downloads.save(`segment-${ordinal}.png`, content);
    } catch (error) {
      const cause = errorMessage(error);
      yield* raiseNotice({ type: 'error', message: 'Failed to download image', cause });
    }
  });
}
