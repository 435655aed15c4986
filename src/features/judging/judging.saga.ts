import type { CompoundDraft } from '@/domain/compoundDraft';
import { saidByApproval } from '@/domain/compoundLabel';
import type { Judgement, Rejection } from '@/domain/judgement';
import { hasStructure } from '@/domain/structure';
import { referenceTo } from '@/domain/versionReference';
import {
  allSegmentsSelected,
  segmentsJudged,
  selectAllSegments,
  selectCompoundDraft,
  selectSegmentById,
  selectStandingJudgement,
  selectStructureOf,
} from '@/article';
import { selectAllRequested } from '@/features/segments';
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
  yield* takeEvery(approvalRequested, ({ payload }) => approve(payload));
  yield* takeEvery(rejectionRequested, ({ payload }) => reject(payload.ids, payload.rejection));
  yield* takeEvery(judgementsTakenBack, ({ payload: { ids } }) => takeBack(ids));
  yield* takeEvery(correctnessToggled, toggle);
  yield* takeEvery(selectAllRequested, selectAll);
}

type Approval = ReturnType<typeof approvalRequested>['payload'];

function* approve({ ids, withLabels, looked = ids }: Approval): SagaGenerator<void> {
  const unseenAmong = { accepted: ids.length, looked: looked.length };
  const judged = yield* judgedAs(ids, (facts, id) =>
    facts.version
      ? { verdict: 'correct', ...facts, ...(!looked.includes(id) && { unseenAmong }) }
      : undefined,
  );
  const confirmed = withLabels ? yield* call(labelsOf, Object.keys(judged)) : undefined;
  if (Object.keys(judged).length > 0) {
    yield* put(segmentsJudged({ judgements: judged, ...(confirmed && { confirmed }) }));
  }
}

function* labelsOf(ids: readonly string[]): SagaGenerator<Record<string, CompoundDraft>> {
  const confirmed: Record<string, CompoundDraft> = {};
  for (const id of ids) {
    const segment = yield* select(selectSegmentById, id);
    const draft = yield* select(selectCompoundDraft, id);
    if (segment?.label) confirmed[id] = saidByApproval(segment.label, draft);
  }
  return confirmed;
}

function* reject(ids: readonly string[], rejection: Rejection): SagaGenerator<void> {
  const judged = yield* judgedAs(ids, (facts) => ({
    verdict: 'rejected',
    ...rejection,
    ...facts,
  }));
  if (Object.keys(judged).length > 0) yield* put(segmentsJudged({ judgements: judged }));
}

function* takeBack(ids: readonly string[]): SagaGenerator<void> {
  yield* put(segmentsJudged({ judgements: Object.fromEntries(ids.map((id) => [id, null])) }));
}

function* toggle({ payload: { id } }: ReturnType<typeof correctnessToggled>): SagaGenerator<void> {
  const segment = yield* select(selectSegmentById, id);
  const judgement = segment && (yield* select(selectStandingJudgement, segment));
  yield* judgement?.verdict === 'correct' ? call(takeBack, [id]) : call(approve, { ids: [id] });
}

type JudgedFacts = Pick<Judgement, 'version' | 'at' | 'by'>;

/** The judgements of segments that are there, as far as there is one to make. */
function* judgedAs(
  ids: readonly string[],
  judge: (facts: JudgedFacts, id: string) => Judgement | undefined,
): SagaGenerator<Record<string, Judgement>> {
  const judged: Record<string, Judgement> = {};
  for (const id of ids) {
    const facts = yield* call(factsOf, id);
    const judgement = facts && judge(facts, id);
    if (judgement) judged[id] = judgement;
  }
  return judged;
}

function* factsOf(id: string): SagaGenerator<JudgedFacts | undefined> {
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

/** All but the rejected; a rejection of a reading that stands no longer does not count. */
function* selectAll(): SagaGenerator<void> {
  const ids: string[] = [];
  for (const segment of yield* select(selectAllSegments)) {
    const judgement = yield* select(selectStandingJudgement, segment);
    if (judgement?.verdict !== 'rejected') ids.push(segment.id);
  }
  yield* put(allSegmentsSelected({ ids }));
}
