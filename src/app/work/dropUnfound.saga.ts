import { structureKey } from '@/domain/documentId';
import type { Segment } from '@/domain/segment';
import { isShapedByPerson } from '@/domain/structure';
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
 * After an article was cut out again, takes away the segments that were not found any more, unless a person
 * has said something of them: selected, marked, edited or chosen a structure, filled in a form, submitted.
 * Only here is all of that known.
 */
export function* dropUnfound(): SagaGenerator<void> {
  yield* takeEvery(segmentsReceived, function* drop() {
    for (const segment of yield* select(selectUnfound)) {
      const { id, pdfId } = segment;
      if (!(yield* isSpokenFor(segment))) yield* put(segmentRemoved({ id, pdfId }));
    }
  });
}

function* isSpokenFor(segment: Segment): SagaGenerator<boolean> {
  const { id, pdfId } = segment;
  if (yield* select(selectIsSelected, id)) return true;
  if (yield* select(selectIsMarkedCorrect, id)) return true;
  const structure = yield* select(selectStructureOf, segment);
  if (structure && isShapedByPerson(structure)) return true;
  const key = structureKey(pdfId, id);
  const drafts = yield* select(selectSubmissionDrafts);
  const receipts = (yield* select(selectReceipts)) ?? {};
  return Object.hasOwn(drafts, key) || Object.hasOwn(receipts, key);
}
