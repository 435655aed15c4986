import type { StoredDocument } from '../documents/documentStore';
import type { SegmentMetadata } from '../segmentation/segment';
import { segmentDocument } from '../segmentation/segmentDocument';
import type { ServiceContext } from './serviceContext';

/** Documents being segmented, so that a second request for one waits in place of doing it again. */
const underWay = new WeakMap<StoredDocument, Promise<unknown>>();

export interface ExtractedSegments {
  readonly alreadyThere: boolean;
  readonly segments: readonly SegmentMetadata[];
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
  if (known) return { alreadyThere: true, segments: known };
  const work = segmentDocument(
    (pageIndex) => pool.run('segmentation.findSegments', { pdf, pageIndex }, { signal }),
    { signal },
  ).then((found) => store.save({ sessionId, directory, pdfFilename: filename }, found));
  underWay.set(document, work);
  try {
    await work;
  } finally {
    underWay.delete(document);
  }
  return { alreadyThere: false, segments: store.list(sessionId, directory) ?? [] };
}
