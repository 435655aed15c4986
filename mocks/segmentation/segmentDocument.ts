import type { SegmentWithImage } from './segment';

export interface PageSegments {
  /** Pages of the whole document. */
  readonly pageCount: number;
  readonly segments: readonly SegmentWithImage[];
}

export interface SegmentationProgress {
  readonly pagesDone: number;
  readonly pageCount: number;
  readonly segmentsFound: number;
}

export interface SegmentationOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: SegmentationProgress) => void;
  /** Pages under way at a time. */
  readonly lanes?: number;
}

/** Segments one page, from 0; in the services a task on a worker thread. */
export type SegmentPage = (pageIndex: number, signal?: AbortSignal) => Promise<PageSegments>;

/**
 * The segments of all pages in page order. A page that fails fails the whole: an article half read
 * would look as if it held fewer structures.
 *
 * @throws the signal's reason when aborted, between two pages at the latest
 */
export async function segmentDocument(
  segmentPage: SegmentPage,
  { signal, onProgress, lanes = 2 }: SegmentationOptions = {},
): Promise<SegmentWithImage[]> {
  const pages: (readonly SegmentWithImage[])[] = [];
  const run = async (pageIndex: number) => {
    signal?.throwIfAborted();
    const { pageCount, segments } = await segmentPage(pageIndex, signal);
    pages[pageIndex] = segments;
    const done = pages.filter((page) => page !== undefined);
    onProgress?.({
      pagesDone: done.length,
      pageCount,
      segmentsFound: done.reduce((sum, page) => sum + page.length, 0),
    });
    return pageCount;
  };
  const pageCount = await run(0);
  let next = 1;
  const lane = async () => {
    while (next < pageCount) await run(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  signal?.throwIfAborted();
  return pages.flat();
}
