import { skipToken } from '@reduxjs/toolkit/query';
import { useGetSegmentImageQuery, type SegmentImageArg } from '@/api/segments';
import { hasCutOut, segmentsDirectory, type Segment } from '@/domain/segment';
import { useObjectUrl } from '@/platform/useObjectUrl';

/** The directory and file name under which the services store a cut-out. */
export function segmentImageOf({ path, filename }: Segment): SegmentImageArg {
  return { directory: segmentsDirectory(path.slice(0, path.lastIndexOf('/'))), filename };
}

const ABSENCES: Readonly<Record<Segment['origin'], string>> = {
  drawn: 'Drawn by hand, not cut out yet',
  named: 'Added from its name: no drawing',
  found: 'Not found when the drawings were cut out again',
};

/** Why there is no cut-out to request from the services. */
function absence(segment: Segment): string | undefined {
  if (hasCutOut(segment)) return undefined;
  return ABSENCES[segment.origin];
}

/** The cut-out for an `<img>`; while it is loading, neither `src` nor `problem` is set. */
export function useSegmentImage(segment: Segment): {
  readonly src: string | undefined;
  /** The message shown instead of the picture. */
  readonly problem: string | undefined;
} {
  const absent = absence(segment);
  const query = absent === undefined ? segmentImageOf(segment) : skipToken;
  const { data, isError } = useGetSegmentImageQuery(query);
  const problem = absent ?? (isError ? 'Failed to load image' : undefined);
  return { src: useObjectUrl(data?.blobId), problem };
}
