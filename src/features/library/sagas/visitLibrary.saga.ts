import { selectOpenDocument, type DocumentRootState } from '@/features/document';
import { overlayLeftForWork, type OverlaysRootState } from '@/features/overlays';
import { reviewRequested } from '@/features/review';
import { savedWorkOpenCancelled, selectOpening, selectSavedWorks } from '@/features/savedWork';
import { call, fork, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { articleOpenRequested } from '../library.actions';
import { selectLibraryIsShown, selectRemoving } from '../library.selectors';
import { openKept } from './openKept.saga';
import { measureSpace } from './measureSpace.saga';

type Goal = ReturnType<typeof articleOpenRequested>['payload'];

const isHidden = (state: OverlaysRootState): boolean => !selectLibraryIsShown(state);

/**
 * While the library is shown, its queue opens articles; whoever leaves it finds the article that was open
 * before, or the one that was chosen.
 */
export function* visitLibrary(): SagaGenerator<void> {
  for (;;) {
    const { directly } = yield* race({
      shown: waitFor(selectLibraryIsShown),
      directly: take(articleOpenRequested),
    });
    if (directly) {
      yield* call(show, directly.payload);
      continue;
    }
    yield* fork(measureSpace);
    const own = (yield* select(selectOpenDocument))?.file.hash;
    const { chosen } = yield* race({ chosen: take(articleOpenRequested), left: waitFor(isHidden) });
    if (chosen) yield* put(overlayLeftForWork());
    const goal = chosen?.payload ?? (own === undefined ? undefined : { hash: own });
    // Whoever comes back meanwhile has changed their mind.
    yield* race({ shown: call(show, goal), back: waitFor(selectLibraryIsShown) });
  }
}

function* show(goal: Goal | undefined): SagaGenerator<void> {
  if (!goal) return;
  const { hash, review } = goal;
  const removing = yield* select(selectRemoving);
  const isStored = (yield* select(selectSavedWorks)).some((work) => work.hash === hash);
  const isKept = isStored && !removing.includes(hash);
  const isOpen = (state: DocumentRootState) => selectOpenDocument(state)?.file.hash === hash;
  if (yield* select(isOpen)) {
    // Otherwise the article that the queue is opening would take its place.
    if ((yield* select(selectOpening)) !== null) yield* put(savedWorkOpenCancelled());
  } else {
    if (!isKept) return;
    yield* openKept(hash);
  }
  if (!review || !(yield* select(isOpen))) return;
  yield* put(reviewRequested({ view: 'drawings', ...review }));
}
