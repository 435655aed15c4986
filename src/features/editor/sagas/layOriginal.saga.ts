import { segmentsApi } from '@/api/segments';
import type { Segment } from '@/domain/segment';
import type { Structure } from '@/domain/structure';
import { segmentImageOf } from '@/features/segments';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { EditorChannel } from './editorChannel';

/**
 * Lays the original over the editor's drawing, where the reading has its places on it and the picture is there: it
 * has been shown beside the editor for as long as that took to start. Nothing depends on it, so nothing waits for it.
 */
export function* layOriginal(
  channel: EditorChannel,
  segment: Segment,
  { placement }: Structure,
): SagaGenerator<void> {
  const { getSegmentImage } = segmentsApi.endpoints;
  const { data } = yield* select(getSegmentImage.select(segmentImageOf(segment)));
  const { blobs, ids } = yield* getPlatform();
  const picture = data && blobs.get(data.blobId);
  if (!picture || !placement) return;
  channel.send({ type: 'marcus-editor/original', requestId: ids.uuid(), picture, placement });
}
