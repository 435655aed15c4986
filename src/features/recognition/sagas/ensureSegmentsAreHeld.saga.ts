import { whileDocumentIsOpen } from '@/features/document';
import { segmentsReceived, selectOpenDocument } from '@/article';
import { raiseNotice } from '@/features/notices';
import {
  extractionAgainRequested,
  extractionCancelled,
  extractionFailed,
  selectSegmentsAreHeld,
} from '@/features/segments';
import { put, select, take, type SagaGenerator } from '@/lib/saga/effects';

const ENDS = [segmentsReceived, extractionFailed, extractionCancelled].map(({ type }) => type);

/**
 * Makes sure that the services have the segments that recognition is about to name. They delete them with
 * the session, so they are extracted again, which changes no segment's identity, selection or structure.
 *
 * @returns false when that failed; the user has been told why
 */
export function* ensureSegmentsAreHeld(): SagaGenerator<boolean> {
  if (yield* select(selectSegmentsAreHeld)) return true;
  if (!(yield* select(selectOpenDocument))) return false;
  yield* raiseNotice({
    type: 'info',
    message: 'The services no longer have the article; sending it again',
  });
  yield* put(extractionAgainRequested());
  // Where the document is replaced, the extraction ends without an action of its own.
  yield* whileDocumentIsOpen(function* untilEnded() {
    yield* take(ENDS);
  });
  return yield* select(selectSegmentsAreHeld);
}
