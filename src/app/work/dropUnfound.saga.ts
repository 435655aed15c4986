import { structureKey } from '@/domain/documentId';
import type { Segment } from '@/domain/segment';
import { selectOpenEditor } from '@/features/editor';
import {
  segmentRemoved,
  segmentsReceived,
  selectIsMarkedCorrect,
  selectIsSelected,
  selectUnfound,
} from '@/features/segments';
import { selectStructureOf } from '@/features/structures';
import { selectReceipts, selectSubmissionDrafts } from '@/features/submission';
import { put, select, takeEvery, type SagaGenerator } from '@/lib/saga/effects';

/**
 * After an article was cut out again, removes the segments that were not found any more, unless there is
 * something to lose: a structure, a mark, a selection, a form, a receipt, or a drawing in the editor. The
 * services may have left out a page only because it was too heavy this time. Only here is all of that known.
 */
export function* dropUnfound(): SagaGenerator<void> {
  yield* takeEvery(segmentsReceived, function* drop() {
    for (const segment of yield* select(selectUnfound)) {
      const { id, pdfId } = segment;
      if (!(yield* hasSomethingToLose(segment))) yield* put(segmentRemoved({ id, pdfId }));
    }
  });
}

function* hasSomethingToLose(segment: Segment): SagaGenerator<boolean> {
  const { id, pdfId } = segment;
  if (yield* select(selectIsSelected, id)) return true;
  if (yield* select(selectIsMarkedCorrect, id)) return true;
  if (yield* select(selectStructureOf, segment)) return true;
  if ((yield* select(selectOpenEditor))?.segmentId === id) return true;
  const key = structureKey(pdfId, id);
  const drafts = yield* select(selectSubmissionDrafts);
  const receipts = (yield* select(selectReceipts)) ?? {};
  return Object.hasOwn(drafts, key) || Object.hasOwn(receipts, key);
}
