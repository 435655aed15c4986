import { CANCEL } from 'redux-saga';
import type { SteadyTimer } from '@/platform/steadyTimer';
import { call, type SagaGenerator } from './effects';
import { getPlatform } from './getPlatform';

/**
 * Waits like `delay`, but keeps time in a hidden tab. Cancelling the saga cancels the timer.
 *
 * @returns true, which identifies it as the winner of a race
 */
export function* steadyDelay(ms: number): SagaGenerator<true> {
  const { steadyTimer } = yield* getPlatform();
  return yield* call(timePasses, steadyTimer, ms);
}

/** redux-saga calls a promise's `CANCEL` function when it no longer waits for it. */
function timePasses(timer: SteadyTimer, ms: number): Promise<true> {
  let cancel: () => void = () => undefined;
  const passed = new Promise<true>((resolve) => {
    cancel = timer.after(ms, () => resolve(true));
  });
  return Object.assign(passed, { [CANCEL]: cancel });
}
