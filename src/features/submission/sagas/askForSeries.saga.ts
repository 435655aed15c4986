import { presentText } from '@/domain/missing';
import {
  isWithoutQuestion,
  seriesPlan,
  type SubmittableDrawing,
} from '@/domain/submission/submissionSeries';
import { selectSegmentById, selectStandingJudgement, selectStructureOf } from '@/article';
import { getPlatform } from '@/lib/saga/getPlatform';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { selectReceiptOf } from '../receipts.selectors';
import { selectSeries, selectSubmissionTarget } from '../openForm.selectors';
import { seriesAsked, seriesStarted, type seriesRequested } from '../submission.slice';

/** 'Submit n to COCONUT': starts at once if all are checked, and otherwise asks what to submit. */
export function* askForSeries({
  payload: { compounds },
}: ReturnType<typeof seriesRequested>): SagaGenerator<void> {
  if ((yield* select(selectSubmissionTarget)) || (yield* select(selectSeries))) return;
  const drawings: SubmittableDrawing[][] = [];
  for (const ids of compounds) drawings.push(yield* submittableOf(ids));
  const { config } = yield* getPlatform();
  const plan = seriesPlan(drawings, config.coconutIsStandIn);
  yield* put(
    isWithoutQuestion(plan)
      ? seriesStarted({ segmentIds: plan.checked, compounds })
      : seriesAsked({ plan, compounds }),
  );
}

function* submittableOf(ids: readonly string[]): SagaGenerator<SubmittableDrawing[]> {
  const drawings: SubmittableDrawing[] = [];
  for (const id of ids) {
    const segment = yield* select(selectSegmentById, id);
    if (!segment) continue;
    const structure = yield* select(selectStructureOf, segment);
    drawings.push({
      id,
      verdict: (yield* select(selectStandingJudgement, segment))?.verdict,
      smiles: presentText(structure?.smiles),
      receipt: structure && (yield* select(selectReceiptOf, structure.uniqueKey)),
    });
  }
  return drawings;
}
