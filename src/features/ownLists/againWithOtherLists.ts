import { call, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { listsChanged } from './ownLists.actions';

/**
 * Looks up what there is, and again whenever another list is in use.
 *
 * @param forget what the earlier lists said
 */
export function* againWithOtherLists(
  lookUp: () => SagaGenerator<void>,
  forget: () => SagaGenerator<void>,
): SagaGenerator<void> {
  for (;;) {
    const { isChanged } = yield* race({ isOver: call(lookUp), isChanged: take(listsChanged) });
    if (!isChanged) return;
    yield* forget();
  }
}
