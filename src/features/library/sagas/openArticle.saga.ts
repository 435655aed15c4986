import { selectOpenDocument, type DocumentRootState } from '@/article';
import { overlayLeftForWork } from '@/features/overlays';
import { reviewRequested } from '@/features/review';
import { savedWorkOpenCancelled, selectOpening, selectSavedWorks } from '@/features/savedWork';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import type { articleOpenRequested } from '../library.actions';
import { selectLibraryIsShown } from '../library.selectors';
import { selectRemoving } from '../library.slice';
import { openKept } from './openKept.saga';

/** Leaves the library for an article, and leads on to its review if that is wanted. */
export function* openArticle({
  payload: { hash, review },
}: ReturnType<typeof articleOpenRequested>): SagaGenerator<void> {
  if (yield* select(selectLibraryIsShown)) yield* put(overlayLeftForWork());
  const removing = yield* select(selectRemoving);
  const isStored = (yield* select(selectSavedWorks)).some((work) => work.hash === hash);
  const isKept = isStored && !removing.includes(hash);
  const isOpen = (state: DocumentRootState) => selectOpenDocument(state)?.file.hash === hash;
  if (yield* select(isOpen)) {
    // Otherwise the article that is being opened would take its place.
    if ((yield* select(selectOpening)) !== null) yield* put(savedWorkOpenCancelled());
  } else {
    if (!isKept) return;
    yield* openKept(hash);
  }
  if (!review || !(yield* select(isOpen))) return;
  yield* put(reviewRequested({ view: 'drawings', ...review }));
}
