import { useGetSegmentImageQuery, type SegmentImageArg } from '@/api/segments';
import { segmentsDirectory, type Segment } from '@/domain/segment';
import { useObjectUrl } from '@/platform/useObjectUrl';

/** Under which directory and name the services hold a cut-out. */
export function segmentImageOf({ path, filename }: Segment): SegmentImageArg {
  return { directory: segmentsDirectory(path.slice(0, path.lastIndexOf('/'))), filename };
}

/** The cut-out for an `<img>`; without `src` while it is loading. */
export function useSegmentImage(segment: Segment): {
  readonly src: string | undefined;
  readonly isError: boolean;
} {
  const { data, isError } = useGetSegmentImageQuery(segmentImageOf(segment));
  return { src: useObjectUrl(data?.blobId), isError };
}
