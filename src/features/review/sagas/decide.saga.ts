import { saidOrProposed } from '@/domain/compoundLabel';
import { toDecideAfter } from '@/domain/reviewQueue';
import type { Rejection } from '@/domain/judgement';
import { selectFindings } from '@/features/checks';
import {
  segmentsJudged,
  selectCompoundDraft,
  selectIsProcessed,
  selectOrdinal,
  selectSegmentById,
} from '@/article';
import { approvalRequested, rejectionRequested } from '@/features/judging';
import { raiseNotice } from '@/features/notices';
import { call, put, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { selectReviewCounts, selectShownQueue } from '../review.selectors';
import {
  approvalQuestioned,
  decisionAnnounced,
  drawingPutOff,
  drawingShown,
  selectApprovalQuestion,
  selectReviewedId,
  type rejectedAndNext,
  type sureAccepted,
} from '../review.slice';

/**
 * Marks as correct and goes on to the next; a drawing without a structure cannot be called correct, and the
 * user is told so. The judgement is made by another process and waited for, since queue and counts follow from
 * it.
 */
export function* approveAndGoOn(): SagaGenerator<void> {
  const id = yield* select(selectReviewedId);
  const segment = id === null ? undefined : yield* select(selectSegmentById, id);
  if (!segment) return;
  if (!(yield* select(selectIsProcessed, segment))) {
    yield* raiseNotice({
      type: 'info',
      message: 'There is no structure to mark',
      cause: 'Draw it (E), or reject it (R).',
    });
    return;
  }
  if (yield* call(asksFirst, segment.id)) return;
  const [next] = toDecideAfter(yield* select(selectShownQueue), segment.id);
  yield* put(approvalRequested({ ids: [segment.id], withLabels: true }));
  yield* take(segmentsJudged);
  yield* call(goOn, yield* call(inWords, segment.id), 'verified', next);
}

/** Tells what there is to know of a drawing before it is called correct; a second approval has been told. */
function* asksFirst(segmentId: string): SagaGenerator<boolean> {
  const [found] = yield* select(selectFindings, [segmentId]);
  if (!found) return false;
  const says = found.findings.map((finding) => finding.says);
  const question = yield* select(selectApprovalQuestion);
  const told = question?.segmentId === segmentId ? question.told : [];
  if (says.every((sentence) => told.includes(sentence))) return false;
  yield* put(approvalQuestioned({ segmentId, told: says }));
  return true;
}

/** What is printed beside drawings that nobody looked at stays unconfirmed. */
export function* acceptSure({ payload }: ReturnType<typeof sureAccepted>): SagaGenerator<void> {
  const queue = yield* select(selectShownQueue);
  const last = queue.findLast(({ id }) => payload.ids.includes(id))?.id ?? null;
  const next = toDecideAfter(queue, last).find((id) => !payload.ids.includes(id));
  yield* put(approvalRequested(payload));
  yield* take(segmentsJudged);
  yield* call(goOn, `${payload.ids.length} drawings`, 'verified', next);
}

export function* rejectAndGoOn({
  payload,
}: ReturnType<typeof rejectedAndNext>): SagaGenerator<void> {
  const id = yield* select(selectReviewedId);
  if (id === null) return;
  const rejection: Rejection = payload;
  const [next] = toDecideAfter(yield* select(selectShownQueue), id);
  yield* put(rejectionRequested({ ids: [id], rejection }));
  yield* take(segmentsJudged);
  yield* call(goOn, yield* call(inWords, id), 'rejected', next);
}

export function* putOffAndGoOn(): SagaGenerator<void> {
  const id = yield* select(selectReviewedId);
  if (id === null) return;
  const [next] = toDecideAfter(yield* select(selectShownQueue), id);
  yield* put(drawingPutOff(id));
  if (next !== undefined) yield* put(drawingShown(next));
}

/**
 * Shows the next drawing to decide, and says once what was decided and what comes.
 *
 * @param decided in words
 * @param next after the place that the drawing had, which it leaves for Done
 */
function* goOn(decided: string, verdict: string, next: string | undefined): SagaGenerator<void> {
  const { done, total } = yield* select(selectReviewCounts);
  const following =
    next === undefined
      ? done === total
        ? 'None left.'
        : 'None left of those shown.'
      : `Next: ${yield* call(inWords, next)}${(yield* isDoubtful(next)) ? ', doubtful' : ''}.`;
  if (next !== undefined) yield* put(drawingShown(next));
  yield* put(decisionAnnounced(`${decided} ${verdict}. ${done} of ${total} checked. ${following}`));
}

/** `#3 kojic acid`, with the name as a person said it or the page prints it. */
function* inWords(id: string): SagaGenerator<string> {
  const segment = yield* select(selectSegmentById, id);
  const { name = '' } = saidOrProposed(segment?.label, yield* select(selectCompoundDraft, id));
  return `#${yield* select(selectOrdinal, id)} ${name}`.trimEnd();
}

function* isDoubtful(id: string): SagaGenerator<boolean> {
  const queue = yield* select(selectShownQueue);
  return queue.some((entry) => entry.id === id && entry.group === 'doubtful');
}
