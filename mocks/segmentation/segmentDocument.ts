import type { SegmentWithImage } from './segment';

export interface PageSegments {
  /** Pages of the whole document. */
  readonly pageCount: number;
  readonly segments: readonly SegmentWithImage[];
}

export interface SegmentationOptions {
  readonly signal?: AbortSignal;
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
  { signal, lanes = 2 }: SegmentationOptions = {},
): Promise<SegmentWithImage[]> {
  const pages: (readonly SegmentWithImage[])[] = [];
  let hasFailed = false;
  const run = async (pageIndex: number) => {
    signal?.throwIfAborted();
    const { pageCount, segments } = await segmentPage(pageIndex, signal);
    pages[pageIndex] = segments;
    return pageCount;
  };
  const pageCount = await run(0);
  let next = 1;
  const lane = async () => {
    try {
      while (next < pageCount && !hasFailed) await run(next++);
    } catch (error) {
      // The other lanes' answers are of no use any more: they begin no further page.
      hasFailed = true;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  signal?.throwIfAborted();
  return pages.flat();
}
