import { segmentsApi } from '@/api/segments';
import type { Segment } from '@/domain/segment';
import { segmentImageOf } from '@/features/segments';
import type { BlobVault } from '@/platform/vaults';

type ApiState = Parameters<ReturnType<typeof segmentsApi.endpoints.getSegmentImage.select>>[0];

const cachedBlobId = (state: ApiState, segment: Segment): string | undefined =>
  segmentsApi.endpoints.getSegmentImage.select(segmentImageOf(segment))(state).data?.blobId;

/** The segment images that are at hand, as ids of the blob vault, by file name. */
export function selectSegmentImageBlobs(
  state: ApiState,
  segments: readonly Segment[],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const segment of segments) {
    const blobId = cachedBlobId(state, segment);
    if (blobId !== undefined) found.set(segment.filename, blobId);
  }
  return found;
}

/**
 * Puts saved segment images where the services' answers lie, so that views find them there and ask nobody.
 *
 * @param known blob ids of those that are already available
 * @returns the action that updates the cache
 */
export function segmentImagesRestored(
  segments: readonly Segment[],
  images: ReadonlyMap<string, Blob>,
  known: ReadonlyMap<string, string>,
  vault: BlobVault,
) {
  const entries = segments.flatMap((segment) => {
    const blob = images.get(segment.filename);
    if (!blob || known.has(segment.filename)) return [];
    const arg = segmentImageOf(segment);
    return [{ endpointName: 'getSegmentImage' as const, arg, value: vault.add(blob) }];
  });
  return segmentsApi.util.upsertQueryEntries(entries);
}
