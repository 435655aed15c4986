import { skipToken } from '@reduxjs/toolkit/query';
import { useSelector } from 'react-redux';
import { useGetSegmentImageQuery, type SegmentImageArg } from '@/api/segments';
import { originInWords } from '@/domain/originInWords';
import { hasCutOut, segmentsDirectory, type Segment } from '@/domain/segment';
import { useObjectUrl } from '@/platform/useObjectUrl';
import { selectDrawingNumbers, selectSegmentsAreIncomplete } from '@/article';

/** The directory and file name under which the services store a cut-out. */
export function segmentImageOf({ path, filename }: Segment): SegmentImageArg {
  return { directory: segmentsDirectory(path.slice(0, path.lastIndexOf('/'))), filename };
}

/** The cut-out for an `<img>`; while it is loading, neither `src` nor `problem` is set. */
export function useSegmentImage(segment: Segment): {
  readonly src: string | undefined;
  /** The message shown instead of the picture. */
  readonly problem: string | undefined;
} {
  const numbers = useSelector(selectDrawingNumbers);
  const isSearched = !useSelector(selectSegmentsAreIncomplete);
  const absent = hasCutOut(segment) ? undefined : originInWords(segment, numbers, isSearched);
  const query = absent === undefined ? segmentImageOf(segment) : skipToken;
  const { data, isError } = useGetSegmentImageQuery(query);
  const problem = absent ?? (isError ? 'Failed to load image' : undefined);
  return { src: useObjectUrl(data?.blobId), problem };
}
