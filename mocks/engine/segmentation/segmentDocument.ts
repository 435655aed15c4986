import type { SegmentWithImage } from './segment';

export interface PageSegments<Found = SegmentWithImage> {
  /** Pages of the whole document. */
  readonly pageCount: number;
  readonly segments: readonly Found[];
  /** The page could not be read completely, because it takes too much memory or time. */
  readonly tooHeavy?: boolean;
}

export interface DocumentSegments<Found = SegmentWithImage> {
  /** In page order. */
  readonly segments: readonly Found[];
  /** Zero-based indices of pages that could not be read completely. */
  readonly pagesTooHeavy: readonly number[];
}

export interface SegmentationOptions {
  readonly signal?: AbortSignal;
  /** Number of pages in parallel. */
  readonly lanes?: number;
}

/** Segments one page, zero-based; a worker task in the services. */
export type SegmentPage<Found = SegmentWithImage> = (
  pageIndex: number,
  signal?: AbortSignal,
) => Promise<PageSegments<Found>>;

/**
 * The segments of all pages in page order. If a page fails, everything fails: an article read in part would
 * seem to contain fewer structures. Pages that are too heavy are listed instead.
 *
 * @throws the signal's reason when aborted, at the next page boundary at the latest
 */
export async function segmentDocument<Found>(
  segmentPage: SegmentPage<Found>,
  { signal, lanes = 2 }: SegmentationOptions = {},
): Promise<DocumentSegments<Found>> {
  const pages: PageSegments<Found>[] = [];
  let hasFailed = false;
  const run = async (pageIndex: number) => {
    signal?.throwIfAborted();
    const page = await segmentPage(pageIndex, signal);
    pages[pageIndex] = page;
    return page.pageCount;
  };
  const pageCount = await run(0);
  let next = 1;
  const lane = async () => {
    try {
      while (next < pageCount && !hasFailed) await run(next++);
    } catch (error) {
      // The other lanes' results are no longer needed, so they start no further page.
      hasFailed = true;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  signal?.throwIfAborted();
  return {
    segments: pages.flatMap(({ segments }) => segments),
    pagesTooHeavy: pages.flatMap(({ tooHeavy }, pageIndex) => (tooHeavy ? [pageIndex] : [])),
  };
}
