import type { SubmissionTarget } from '@/domain/submission/submissionTarget';
import { raiseNotice } from '@/features/notices';
import { selectSegmentById, selectSelectedIds, selectStandingJudgement } from '@/article';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import { targetOf } from './targetOf.saga';

/**
 * The structure of the one selected segment; shows a message if there is none to submit.
 *
 * @param drawingIds of the segments that show its compound, as far as the caller knows them
 */
export function* findTarget(
  drawingIds: readonly string[],
): SagaGenerator<SubmissionTarget | undefined> {
  const selected = yield* select(selectSelectedIds);
  const [id] = selected;
  const segment = id === undefined ? undefined : yield* select(selectSegmentById, id);
  if (!segment || selected.length > 1) {
    return yield* refuse(
      'No structure selected for submission',
      'Select exactly one segment: structures are submitted one by one.',
    );
  }
  if ((yield* select(selectStandingJudgement, segment))?.verdict === 'rejected') {
    return yield* refuse(
      'A rejected structure cannot be submitted',
      'Take the rejection back if the structure is right after all.',
    );
  }
  const target = yield* targetOf(segment, drawingIds);
  if (target) return target;
  return yield* refuse(
    'No structure data available for the selected segment',
    'COCONUT needs a SMILES. Read the segment with Get Structures, or draw it in the editor.',
  );
}

/** Wording from docs/requirements/session.md S8.SUB.7, S8.SUB.8. */
function* refuse(message: string, cause: string): SagaGenerator<undefined> {
  yield* raiseNotice({ type: 'error', message, cause });
  return undefined;
}
