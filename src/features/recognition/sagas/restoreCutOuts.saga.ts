import { raiseNotice } from '@/features/notices';
import { extractSegmentsAgain, selectCutOutsAreHeld } from '@/features/segments';
import { call, select, type SagaGenerator } from '@/lib/saga/effects';

/**
 * Makes sure that the services hold the cut-outs that recognition is going to name. They delete them
 * with the session; the article is still at hand, so it is cut out again, which changes no segment's
 * identity and touches neither selection nor structures.
 *
 * @returns false when that failed; the user has been told why
 */
export function* restoreCutOuts(): SagaGenerator<boolean> {
  if (yield* select(selectCutOutsAreHeld)) return true;
  yield* raiseNotice({
    type: 'info',
    message: 'The services no longer have the article; sending it again',
  });
  yield* call(extractSegmentsAgain);
  return yield* select(selectCutOutsAreHeld);
}
