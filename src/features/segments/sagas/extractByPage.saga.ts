import { segmentsApi, type SegmentExtraction } from '@/api/segments';
import { createCutOuts } from '@/domain/segment';
import { type OpenDocument, segmentsOfPagesReceived, selectAllSegments } from '@/article';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, put, select, type SagaGenerator } from '@/lib/saga/effects';
import { matchKnown } from './matchKnown.saga';

/** What is done with the drawings that are there before further pages are searched. */
export type BeforeNext = () => SagaGenerator<void>;

/**
 * Shows the drawings of each page as soon as the services have searched it, if they answer by page; only where
 * nothing was found before, so that no cut-out is replaced under a reading.
 *
 * @returns the last answer: that of the whole article
 */
export function* extractByPage(
  { pdfId, file }: OpenDocument,
  beforeNext?: BeforeNext,
): SagaGenerator<SegmentExtraction> {
  const { extractSegments, extractNextSegments } = segmentsApi.endpoints;
  let fromPage = 0;
  let extraction = yield* callEndpoint(extractSegments, { ...file, fromPage });
  while (extraction.nextPage !== undefined) {
    if (extraction.nextPage <= fromPage) throw new Error('Invalid segment extraction response');
    fromPage = extraction.nextPage;
    yield* receivePages(extraction, pdfId);
    if (beforeNext) yield* call(beforeNext);
    const { pdfFilename } = extraction;
    extraction = yield* callEndpoint(extractNextSegments, { pdfFilename, fromPage });
  }
  return extraction;
}

/** What the user drew or removed on these pages meanwhile stays as it is. */
function* receivePages(extraction: SegmentExtraction, pdfId: string): SagaGenerator<void> {
  const { directory, pdfFilename, boxes, labels } = extraction;
  if (directory === undefined) return;
  const source = { directory, pdfId, pdfFilename };
  const cutOuts = createCutOuts(Object.keys(boxes), source, boxes, labels);
  const pages = new Set(cutOuts.map(({ pageIndex }) => pageIndex));
  const known = (yield* select(selectAllSegments)).filter((it) => pages.has(it.pageIndex));
  const segments = yield* matchKnown(known, cutOuts);
  yield* put(segmentsOfPagesReceived({ segments }));
}
