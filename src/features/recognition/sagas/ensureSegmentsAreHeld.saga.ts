import { raiseNotice } from '@/features/notices';
import { extractSegmentsAgain, selectSegmentsAreHeld } from '@/features/segments';
import { call, select, type SagaGenerator } from '@/lib/saga/effects';

/**
 * Makes sure that the services have the segments that recognition is about to name. They delete them with
 * the session, so they are extracted again, which changes no segment's identity, selection or structure.
 *
 * @returns false when that failed; the user has been told why
 */
export function* ensureSegmentsAreHeld(): SagaGenerator<boolean> {
  if (yield* select(selectSegmentsAreHeld)) return true;
  yield* raiseNotice({
    type: 'info',
    message: 'The services no longer have the article; sending it again',
  });
  yield* call(extractSegmentsAgain);
  return yield* select(selectSegmentsAreHeld);
}
