import type { SegmentMetadata } from '../../engine/segmentation/segment';
import type { PageSegments } from '../../engine/segmentation/segmentDocument';
import type { StoredDocument } from '../stores/documentStore';
import { ownerOf, type SearchedPage } from '../stores/segmentStore';
import type { TaskRunner, Work } from '../tasks/taskRunner';
import { TaskTooHeavy } from '../tasks/taskTooHeavy';
import type { ServiceContext } from './serviceContext';

/** Pages without drawings are passed over two at a time, as there are at least two lanes for long tasks. */
const PAGES_AT_ONCE = 2;

/** Searches one page, zero-based, unless it was searched before, and stores what is found. */
export type SearchPage = (pageIndex: number) => Promise<SearchedPage>;

/** The search of a document's pages, which goes on from what was prepared or found for an earlier request. */
export function searchPages(
  { pool, segments: store, prepared }: ServiceContext,
  document: StoredDocument,
  pdf: Uint8Array,
  work: Work,
): SearchPage {
  const { sessionId, directory } = document;
  const owner = ownerOf(document);
  const ready = prepared.take(document);
  return async (pageIndex) =>
    (await store.searchedPage(sessionId, directory, pageIndex)) ??
    store.savePage(
      owner,
      pageIndex,
      ready[pageIndex] ?? (await segmentPage(pool, pdf, pageIndex, work)),
    );
}

/**
 * Searches pages until one has drawings.
 *
 * @param fromPage zero-based
 * @returns what was found, and the page to go on from; undefined if no page is left that has drawings
 */
export async function searchFrom(
  search: SearchPage,
  fromPage: number,
): Promise<{ segments: readonly SegmentMetadata[]; nextPage: number } | undefined> {
  // Only a page knows how many there are, and the one that was asked for may not exist.
  const { pageCount } = await search(0);
  let next = fromPage;
  while (next < pageCount) {
    const count = next === fromPage ? 1 : Math.min(PAGES_AT_ONCE, pageCount - next);
    const indices = Array.from({ length: count }, (_, offset) => next + offset);
    const pages = await Promise.all(indices.map(search));
    next += count;
    const segments = pages.flatMap((page) => page.segments);
    if (segments.length > 0) return { segments, nextPage: next };
  }
  return undefined;
}

/** The drawings on one page; a page that exceeds the limits is reported and does not affect the others. */
async function segmentPage(
  pool: TaskRunner,
  pdf: Uint8Array,
  pageIndex: number,
  work: Work,
): Promise<PageSegments> {
  try {
    return await pool.run('segmentation.findSegments', { pdf, pageIndex }, work);
  } catch (error) {
    if (!(error instanceof TaskTooHeavy)) throw error;
    const { pageCount } = await pool.run('documents.describe', { pdf }, work);
    return { pageCount, segments: [], tooHeavy: true };
  }
}
