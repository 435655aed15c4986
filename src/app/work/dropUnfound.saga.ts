import { isEmptyDraft } from '@/domain/compoundDraft';
import { structureKey } from '@/domain/documentId';
import type { Segment } from '@/domain/segment';
import {
  segmentRemoved,
  segmentsReceived,
  selectCompoundDraft,
  selectIsSelected,
  selectJudgement,
  selectStructureOf,
  selectUnfound,
} from '@/article';
import { selectOpenEditor } from '@/features/editor';
import { selectReceipts, selectSubmissionDrafts } from '@/features/submission';
import { put, select, takeEvery, type SagaGenerator } from '@/lib/saga/effects';

/**
 * After a repeated extraction, removes segments that were not found again, unless that would lose something:
 * a structure, a judgement, a selection, words about its compound, a form, a receipt, or a drawing in the editor. The services may have
 * skipped a page only because it was too expensive this time. This is the only place that can see all of
 * these features.
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
  if (yield* select(selectJudgement, id)) return true;
  if (yield* select(selectStructureOf, segment)) return true;
  if (!isEmptyDraft(yield* select(selectCompoundDraft, id))) return true;
  if ((yield* select(selectOpenEditor))?.segmentId === id) return true;
  const key = structureKey(pdfId, id);
  const drafts = yield* select(selectSubmissionDrafts);
  const receipts = (yield* select(selectReceipts)) ?? {};
  return Object.hasOwn(drafts, key) || Object.hasOwn(receipts, key);
}
