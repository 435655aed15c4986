import { CANCEL } from 'redux-saga';
import type { SteadyTimer } from '@/platform/steadyTimer';
import { call, type SagaGenerator } from './effects';
import { getPlatform } from './getPlatform';

/**
 * Waits like `delay`, and keeps its time in a hidden tab. A cancelled saga takes its timer along.
 *
 * @returns true, so that a race that it wins shows it
 */
export function* steadyDelay(ms: number): SagaGenerator<true> {
  const { steadyTimer } = yield* getPlatform();
  return yield* call(timePasses, steadyTimer, ms);
}

/** redux-saga calls what a promise holds under `CANCEL` when it no longer waits for it. */
function timePasses(timer: SteadyTimer, ms: number): Promise<true> {
  let cancel: () => void = () => undefined;
  const passed = new Promise<true>((resolve) => {
    cancel = timer.after(ms, () => resolve(true));
  });
  return Object.assign(passed, { [CANCEL]: cancel });
}
