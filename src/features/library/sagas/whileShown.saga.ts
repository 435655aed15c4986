import { call, race, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import type { InboxRootState } from '../inbox.selectors';

/** Follows the saved articles as long as somebody looks at a view of all of them. */
export function* whileShown(
  selectIsShown: (state: InboxRootState) => boolean,
  follow: () => SagaGenerator<void>,
): SagaGenerator<void> {
  const isHidden = (state: InboxRootState): boolean => !selectIsShown(state);
  for (;;) {
    yield* waitFor(selectIsShown);
    yield* race({ followed: call(follow), hidden: waitFor(isHidden) });
    yield* waitFor(isHidden);
  }
}
