import type { StoredDocument } from '../stores/documentStore';
import type { SegmentMetadata } from '../../engine/segmentation/segment';
import type { PageSegments } from '../../engine/segmentation/segmentDocument';
import { segmentDocument } from '../../engine/tasks/joinAnswers';
import type { TaskRunner } from '../tasks/taskRunner';
import { TaskTooHeavy } from '../tasks/taskTooHeavy';
import type { ServiceContext } from './serviceContext';

/** Documents being segmented, so that a second request for one waits in place of doing it again. */
const underWay = new WeakMap<StoredDocument, Promise<unknown>>();

export interface ExtractedSegments {
  readonly alreadyThere: boolean;
  readonly segments: readonly SegmentMetadata[];
  /** Indices of pages, from 0, that could not be read whole. */
  readonly pagesTooHeavy: readonly number[];
}

/** The segments of a document, found once a session. */
export async function extractSegments(
  { pool, segments: store }: ServiceContext,
  document: StoredDocument,
  pdf: Uint8Array,
  signal: AbortSignal,
): Promise<ExtractedSegments> {
  const { sessionId, directory, filename } = document;
  // When the first one was cancelled, the waiting one does the work itself.
  while (underWay.has(document)) await underWay.get(document)?.catch(() => undefined);
  signal.throwIfAborted();
  const known = store.list(sessionId, directory);
  const heavyPages = () => store.pagesTooHeavy(sessionId, directory);
  if (known) return { alreadyThere: true, segments: known, pagesTooHeavy: heavyPages() };
  const work = segmentDocument((pageIndex) => segmentPage(pool, pdf, pageIndex, signal), {
    signal,
  }).then((found) => store.save({ sessionId, directory, pdfFilename: filename }, found));
  underWay.set(document, work);
  try {
    await work;
  } finally {
    underWay.delete(document);
  }
  const segments = store.list(sessionId, directory) ?? [];
  return { alreadyThere: false, segments, pagesTooHeavy: heavyPages() };
}

/** The drawings of one page; one that takes too much is told apart and costs the article no other. */
async function segmentPage(
  pool: TaskRunner,
  pdf: Uint8Array,
  pageIndex: number,
  signal: AbortSignal,
): Promise<PageSegments> {
  try {
    return await pool.run('segmentation.findSegments', { pdf, pageIndex }, { signal });
  } catch (error) {
    if (!(error instanceof TaskTooHeavy)) throw error;
    const { pageCount } = await pool.run('documents.describe', { pdf }, { signal });
    return { pageCount, segments: [], tooHeavy: true };
  }
}
