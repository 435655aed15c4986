import type { StoredDocument } from '../stores/documentStore';
import type { SegmentMetadata } from '../../engine/segmentation/segment';
import type { PageSegments } from '../../engine/segmentation/segmentDocument';
import { segmentDocument } from '../../engine/tasks/joinAnswers';
import type { TaskRunner, Work } from '../tasks/taskRunner';
import { TaskTooHeavy } from '../tasks/taskTooHeavy';
import { withMentions } from './mentionsOfLabels';
import type { ServiceContext } from './serviceContext';

export interface ExtractedSegments {
  readonly alreadyThere: boolean;
  readonly segments: readonly SegmentMetadata[];
  /** Indices, from 0, of pages that could not be read completely. */
  readonly pagesTooHeavy: readonly number[];
}

/**
 * The segments of a document, extracted once per session: a second request waits instead of repeating the work. If
 * the first one is cancelled, the waiting one does the work itself.
 */
export async function extractSegments(
  context: ServiceContext,
  document: StoredDocument,
  pdf: Uint8Array,
  work: Work,
): Promise<ExtractedSegments> {
  const name = `segments ${document.sessionId} ${document.hash}`;
  const release = await context.locks.acquire(name, work.signal);
  try {
    return await findOrExtract(context, document, pdf, work);
  } finally {
    await release();
  }
}

async function findOrExtract(
  { pool, segments: store, prepared }: ServiceContext,
  document: StoredDocument,
  pdf: Uint8Array,
  work: Work,
): Promise<ExtractedSegments> {
  const { sessionId, directory, filename } = document;
  const known = await store.list(sessionId, directory);
  if (!known) {
    work.signal.throwIfAborted();
    const pages = prepared.take(document);
    const segment = async (pageIndex: number) =>
      pages[pageIndex] ?? segmentPage(pool, pdf, pageIndex, work);
    const found = await segmentDocument(segment, { signal: work.signal });
    const segments = await withMentions(pool, pdf, found.segments, work);
    await store.save({ sessionId, directory, pdfFilename: filename }, { ...found, segments });
    prepared.release(document);
  }
  return {
    alreadyThere: known !== undefined,
    segments: known ?? (await store.list(sessionId, directory)) ?? [],
    pagesTooHeavy: await store.pagesTooHeavy(sessionId, directory),
  };
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
