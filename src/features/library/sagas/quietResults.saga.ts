import { noticeRaised, toastClosed } from '@/features/notices';
import { put, select, takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { selectLibraryIsShown, selectReadHash } from '../library.selectors';

/**
 * What is read of an article of the queue shows in its row, which toasts would cover: it stands in the messages
 * only.
 */
export function* quietResults(): SagaGenerator<void> {
  yield* takeEvery(noticeRaised, function* quiet({ payload: { id, isOfArticle } }) {
    if (!isOfArticle || !(yield* select(selectLibraryIsShown))) return;
    if ((yield* select(selectReadHash)) !== null) yield* put(toastClosed(id));
  });
}
