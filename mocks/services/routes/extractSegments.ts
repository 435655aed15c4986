import type { StoredDocument } from '../stores/documentStore';
import type { SegmentMetadata } from '../../engine/segmentation/segment';
import { segmentDocument } from '../../engine/segmentation/segmentDocument';
import type { Work } from '../tasks/taskRunner';
import { ownerOf } from '../stores/segmentStore';
import { withMentions } from './mentionsOfLabels';
import { searchFrom, searchPages, type SearchPage } from './searchPages';
import type { ServiceContext } from './serviceContext';

export interface ExtractedSegments {
  readonly alreadyThere: boolean;
  /** Of the whole document; if `nextPage` says that it goes on, of the pages that were searched for this answer. */
  readonly segments: readonly SegmentMetadata[];
  /** Indices, from 0, of pages that could not be read completely. */
  readonly pagesTooHeavy: readonly number[];
  /** Zero-based: where to go on; the number of pages if nothing is left but to ask for the whole. */
  readonly nextPage?: number;
}

/** A document, with how much of it is asked for. */
interface Extraction {
  readonly document: StoredDocument;
  readonly pdf: Uint8Array;
  /** Zero-based: to answer as soon as a page from this one on has drawings; otherwise with the whole document. */
  readonly fromPage?: number | undefined;
}

/**
 * The segments of a document, extracted once per session: a second request waits instead of repeating the work. If
 * the first one is cancelled, the waiting one does the work itself.
 */
export async function extractSegments(
  context: ServiceContext,
  extraction: Extraction,
  work: Work,
): Promise<ExtractedSegments> {
  const { sessionId, hash } = extraction.document;
  const release = await context.locks.acquire(`segments ${sessionId} ${hash}`, work.signal);
  try {
    return await findOrExtract(context, extraction, work);
  } finally {
    await release();
  }
}

async function findOrExtract(
  context: ServiceContext,
  { document, pdf, fromPage }: Extraction,
  work: Work,
): Promise<ExtractedSegments> {
  const { sessionId, directory } = document;
  const known = await context.segments.list(sessionId, directory);
  if (!known) {
    work.signal.throwIfAborted();
    const search = searchPages(context, document, pdf, work);
    const part = fromPage === undefined ? undefined : await searchFrom(search, fromPage);
    if (part) return { ...part, alreadyThere: false, pagesTooHeavy: [] };
    await extractAll(context, { document, pdf }, search, work);
  }
  return {
    alreadyThere: known !== undefined,
    segments: known ?? (await context.segments.list(sessionId, directory)) ?? [],
    pagesTooHeavy: await context.segments.pagesTooHeavy(sessionId, directory),
  };
}

async function extractAll(
  { pool, segments: store, prepared }: ServiceContext,
  { document, pdf }: Extraction,
  search: SearchPage,
  work: Work,
): Promise<void> {
  const found = await segmentDocument(search, { signal: work.signal });
  const drawings = { segments: found.segments, pageOf: pageNumberOf };
  const segments = await withMentions(pool, pdf, drawings, work);
  await store.complete(ownerOf(document), { ...found, segments });
  prepared.release(document);
}

const pageNumberOf = ({ pageNumber }: SegmentMetadata) => pageNumber;
