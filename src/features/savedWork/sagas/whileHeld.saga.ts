import { call, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import type { Keeper } from '../keeper';
import type { unreadWorkRetryRequested, screenWorkKept } from '../savedWork.slice';
import { selectWork } from '../selectWork';

type Release = typeof unreadWorkRetryRequested | typeof screenWorkKept;

/** Waits for the user's decision, and meanwhile tracks what there would be to save. */
export function* whileHeld(keeper: Keeper, release: Release): SagaGenerator<void> {
  yield* race({ released: take(release), followed: call(follow, keeper) });
}

function* follow(keeper: Keeper): SagaGenerator<void> {
  for (;;) {
    const work = yield* select(selectWork);
    if (work?.document.file.hash === keeper.hash) keeper.work = work;
    yield* take('*');
  }
}
