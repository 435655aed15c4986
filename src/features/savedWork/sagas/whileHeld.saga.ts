import type { Action, ActionCreatorWithoutPayload } from '@reduxjs/toolkit';
import { call, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import type { Keeper } from '../keeper';
import { selectWork } from '../selectWork';

/**
 * Waits for the user's decision, and meanwhile tracks what there would be to save.
 *
 * @param releases the action creators of the possible decisions
 * @returns the decision
 */
export function* whileHeld(
  keeper: Keeper,
  ...releases: readonly ActionCreatorWithoutPayload[]
): SagaGenerator<Action> {
  const isRelease = (action: Action) => releases.some((release) => release.match(action));
  const { released } = yield* race({ released: take(isRelease), followed: call(follow, keeper) });
  return released!;
}

function* follow(keeper: Keeper): SagaGenerator<void> {
  for (;;) {
    const work = yield* select(selectWork);
    if (work?.document.file.hash === keeper.hash) keeper.work = work;
    yield* take('*');
  }
}
