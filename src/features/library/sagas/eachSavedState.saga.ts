import type { SavedWorkRootState } from '@/features/savedWork';
import { call, delay, select, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import type { WorkSummary } from '@/platform/workStore';
import type { LibraryRootState } from '../libraryState';

/** Milliseconds before articles are looked at again: while one is read or reviewed, it is saved again and again. */
export const AGAIN_MS = 1_000;

type State = LibraryRootState & SavedWorkRootState;

interface Look {
  /** An article that was not looked at since it was saved last. */
  readonly selectNext: (state: State) => WorkSummary | undefined;
  /** What is known of those that were, by hash. */
  readonly selectKnown: (state: State) => Readonly<Record<string, unknown>>;
  /** Afterwards the article, as it was saved, is no longer the next. */
  readonly look: (summary: WorkSummary) => SagaGenerator<void>;
}

/** Looks at every saved article, each once in each saved state. */
export function* eachSavedState({ selectNext, selectKnown, look }: Look): SagaGenerator<void> {
  for (;;) {
    const { hash } = yield* waitFor(selectNext);
    if ((yield* select(selectKnown))[hash]) yield* delay(AGAIN_MS);
    // Meanwhile it may have been saved again, or removed.
    const summary = yield* select(selectNext);
    if (summary?.hash === hash) yield* call(look, summary);
  }
}
