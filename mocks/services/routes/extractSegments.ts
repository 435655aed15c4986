import type { StoredDocument } from '../stores/documentStore';
import type { SegmentMetadata } from '../../engine/segmentation/segment';
import type { PageSegments } from '../../engine/segmentation/segmentDocument';
import { segmentDocument } from '../../engine/tasks/joinAnswers';
import type { TaskRunner, Work } from '../tasks/taskRunner';
import { TaskTooHeavy } from '../tasks/taskTooHeavy';
import type { ServiceContext } from './serviceContext';

/** Documents being segmented, so that a second request for one waits in place of doing it again. */
const underWay = new Map<string, Promise<unknown>>();

export interface ExtractedSegments {
  readonly alreadyThere: boolean;
  readonly segments: readonly SegmentMetadata[];
  /** Indices of pages, from 0, that could not be read whole. */
  readonly pagesTooHeavy: readonly number[];
}

/** The segments of a document, found once a session. */
export async function extractSegments(
  context: ServiceContext,
  document: StoredDocument,
  pdf: Uint8Array,
  work: Work,
): Promise<ExtractedSegments> {
  const key = `${document.sessionId} ${document.hash}`;
  // When the first one was cancelled, the waiting one does the work itself.
  while (underWay.has(key)) await underWay.get(key)?.catch(() => undefined);
  work.signal.throwIfAborted();
  // Noted before anything is awaited, so that whoever comes next finds it.
  const extracted = findOrExtract(context, document, pdf, work);
  underWay.set(key, extracted);
  try {
    return await extracted;
  } finally {
    underWay.delete(key);
  }
}

async function findOrExtract(
  { pool, segments: store }: ServiceContext,
  { sessionId, directory, filename }: StoredDocument,
  pdf: Uint8Array,
  work: Work,
): Promise<ExtractedSegments> {
  const known = await store.list(sessionId, directory);
  if (!known) {
    const segment = (pageIndex: number) => segmentPage(pool, pdf, pageIndex, work);
    const found = await segmentDocument(segment, { signal: work.signal });
    await store.save({ sessionId, directory, pdfFilename: filename }, found);
  }
  return {
    alreadyThere: known !== undefined,
    segments: known ?? (await store.list(sessionId, directory)) ?? [],
    pagesTooHeavy: await store.pagesTooHeavy(sessionId, directory),
  };
}

/** The drawings of one page; one that takes too much is told apart and costs the article no other. */
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
