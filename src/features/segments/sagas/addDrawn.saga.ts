import { drawnSegment } from '@/domain/matchSegments';
import { selectOpenDocument } from '@/features/document';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectAllSegments } from '../segments.selectors';
import { segmentAdded, type segmentDrawn } from '../segments.slice';

/** Creates a segment from a box drawn by the user; the services have no cut-out of it yet. */
export function* addDrawn({ payload: box }: ReturnType<typeof segmentDrawn>): SagaGenerator<void> {
  const document = yield* select(selectOpenDocument);
  if (!document) return;
  const { ids } = yield* getPlatform();
  const others = yield* select(selectAllSegments);
  const pdfFilename = others[0]?.pdfFilename ?? document.file.name;
  const identity = { id: ids.uuid(), pdfId: document.pdfId, pdfFilename };
  yield* put(segmentAdded(drawnSegment(box, identity, others)));
}
