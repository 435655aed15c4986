import { raiseNotice } from '@/features/notices';
import { extractSegmentsAgain, selectCutOutsAreHeld } from '@/features/segments';
import { call, select, type SagaGenerator } from '@/lib/saga/effects';

/**
 * Makes sure that the services have the cut-outs that recognition is about to refer to. They delete them with
 * the session, so the article is cut out again, which changes no segment's identity, selection or structure.
 *
 * @returns false if that failed; the user has been told why
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
