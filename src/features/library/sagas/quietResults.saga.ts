import { noticeRaised, toastClosed } from '@/features/notices';
import { put, select, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { selectLibraryIsShown, selectReadHash } from '../library.selectors';

/** What was read of the open article, in the specified words. */
const RESULTS =
  /^(?:Text extracted successfully|Extracted \d+ (?:annotations|chemical structure segments)|Converted \d+ of \d+ structures)$/;

/**
 * What is read of an article of the queue shows in its row, which toasts would cover: it stands in the messages
 * only.
 */
export function* quietResults(): SagaGenerator<void> {
  yield* takeEvery(noticeRaised, function* quiet({ payload: { id, type, message } }) {
    if (type !== 'success' || !RESULTS.test(message)) return;
    if ((yield* select(selectReadHash)) === null) return;
    if (yield* select(selectLibraryIsShown)) yield* put(toastClosed(id));
  });
}
