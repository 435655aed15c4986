import type { SegmentWithImage } from './segment';

export interface PageSegments {
  /** Pages of the whole document. */
  readonly pageCount: number;
  readonly segments: readonly SegmentWithImage[];
  /** The page could not be read whole, as it takes too much memory or time. */
  readonly tooHeavy?: boolean;
}

export interface DocumentSegments {
  /** In page order. */
  readonly segments: readonly SegmentWithImage[];
  /** Indices of pages, from 0, that could not be read whole. */
  readonly pagesTooHeavy: readonly number[];
}

export interface SegmentationOptions {
  readonly signal?: AbortSignal;
  /** Pages under way at a time. */
  readonly lanes?: number;
}

/** Segments one page, from 0; in the services a task in a worker. */
export type SegmentPage = (pageIndex: number, signal?: AbortSignal) => Promise<PageSegments>;

/**
 * The segments of all pages in page order. A page that fails fails the whole: an article half read
 * would look as if it held fewer structures. One that is too heavy is told apart.
 *
 * @throws the signal's reason when aborted, between two pages at the latest
 */
export async function segmentDocument(
  segmentPage: SegmentPage,
  { signal, lanes = 2 }: SegmentationOptions = {},
): Promise<DocumentSegments> {
  const pages: PageSegments[] = [];
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
      // The other lanes' answers are of no use any more: they begin no further page.
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
