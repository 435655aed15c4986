import type { CompoundDraft } from '@/domain/compoundDraft';
import { proposedBy } from '@/domain/compoundLabel';
import type { Judgement, Rejection } from '@/domain/judgement';
import { hasStructure } from '@/domain/structure';
import { referenceTo } from '@/domain/versionReference';
import { selectCompoundDraft } from '@/features/compounds';
import { selectSegmentById, segmentsJudged } from '@/features/segments';
import { selectStandingJudgement, selectStructureOf } from '@/features/structures';
import { call, put, select, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { keepReviewer, restoreReviewer } from './keepReviewer.saga';
import {
  approvalRequested,
  correctnessToggled,
  judgementsTakenBack,
  rejectionRequested,
  reviewerNamed,
  selectReviewer,
} from './judging.slice';

/** Every judgement says what was judged, when, and by whom if they gave a name. */
export function* judgingSaga(): SagaGenerator<void> {
  yield* call(restoreReviewer);
  yield* takeEvery(reviewerNamed, keepReviewer);
  yield* takeEvery(approvalRequested, ({ payload }) => approve(payload.ids, payload.withLabels));
  yield* takeEvery(rejectionRequested, ({ payload }) => reject(payload.ids, payload.rejection));
  yield* takeEvery(judgementsTakenBack, ({ payload: { ids } }) => takeBack(ids));
  yield* takeEvery(correctnessToggled, toggle);
}

function* approve(ids: readonly string[], withLabels = false): SagaGenerator<void> {
  const judged: Record<string, Judgement> = {};
  for (const id of ids) {
    const facts = yield* call(factsOf, id);
    if (facts?.version) judged[id] = { verdict: 'correct', ...facts };
  }
  const confirmed = withLabels ? yield* call(labelsOf, Object.keys(judged)) : undefined;
  if (Object.keys(judged).length > 0) {
    yield* put(segmentsJudged({ judgements: judged, ...(confirmed && { confirmed }) }));
  }
}

/**
 * The number and name printed beside the drawings, where nothing else was said; a name that only the caption
 * gives waits for a word of its own.
 */
function* labelsOf(ids: readonly string[]): SagaGenerator<Record<string, CompoundDraft>> {
  const confirmed: Record<string, CompoundDraft> = {};
  for (const id of ids) {
    const segment = yield* select(selectSegmentById, id);
    const draft = yield* select(selectCompoundDraft, id);
    if (segment?.label) {
      const { captionName: _caption, ...printed } = segment.label;
      confirmed[id] = { ...proposedBy(printed), ...draft };
    }
  }
  return confirmed;
}

function* reject(ids: readonly string[], rejection: Rejection): SagaGenerator<void> {
  const judged: Record<string, Judgement> = {};
  for (const id of ids) {
    const facts = yield* call(factsOf, id);
    if (facts) judged[id] = { verdict: 'rejected', ...rejection, ...facts };
  }
  if (Object.keys(judged).length > 0) yield* put(segmentsJudged({ judgements: judged }));
}

function* takeBack(ids: readonly string[]): SagaGenerator<void> {
  yield* put(segmentsJudged({ judgements: Object.fromEntries(ids.map((id) => [id, null])) }));
}

function* toggle({ payload: { id } }: ReturnType<typeof correctnessToggled>): SagaGenerator<void> {
  const segment = yield* select(selectSegmentById, id);
  const judgement = segment && (yield* select(selectStandingJudgement, segment));
  yield* judgement?.verdict === 'correct' ? call(takeBack, [id]) : call(approve, [id]);
}

function* factsOf(id: string): SagaGenerator<Pick<Judgement, 'version' | 'at' | 'by'> | undefined> {
  const segment = yield* select(selectSegmentById, id);
  if (!segment) return undefined;
  const { clock } = yield* getPlatform();
  const structure = yield* select(selectStructureOf, segment);
  const by = yield* select(selectReviewer);
  return {
    ...(structure && hasStructure(structure) && { version: referenceTo(structure) }),
    at: new Date(clock.now()).toISOString(),
    ...(by && { by }),
  };
}
