import { skipToken } from '@reduxjs/toolkit/query';
import { useGetSegmentImageQuery, type SegmentImageArg } from '@/api/segments';
import { segmentsDirectory, type Segment } from '@/domain/segment';
import { useObjectUrl } from '@/platform/useObjectUrl';

/** Under which directory and name the services hold a cut-out. */
export function segmentImageOf({ path, filename }: Segment): SegmentImageArg {
  return { directory: segmentsDirectory(path.slice(0, path.lastIndexOf('/'))), filename };
}

/** Why a segment has no cut-out that the services could be asked for. */
function absence({ filename, origin }: Segment): string | undefined {
  if (filename !== '') return undefined;
  return origin === 'drawn'
    ? 'Drawn by hand, not cut out yet'
    : 'Not found when the drawings were cut out again';
}

/** The cut-out for an `<img>`; with neither `src` nor `problem` while it is loading. */
export function useSegmentImage(segment: Segment): {
  readonly src: string | undefined;
  /** What is shown in place of the picture. */
  readonly problem: string | undefined;
} {
  const absent = absence(segment);
  const query = absent === undefined ? segmentImageOf(segment) : skipToken;
  const { data, isError } = useGetSegmentImageQuery(query);
  const problem = absent ?? (isError ? 'Failed to load image' : undefined);
  return { src: useObjectUrl(data?.blobId), problem };
}
