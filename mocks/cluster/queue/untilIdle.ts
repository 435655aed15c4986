import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds between two looks. */
const LOOK_MS = 100;

/**
 * Resolves when nothing was running at two checks in a row. Between two jobs a worker looks idle for a moment,
 * although it fetches the next one in the same step.
 *
 * @throws the signal's reason after an abort
 */
export async function untilIdle(isIdle: () => Promise<boolean>, signal?: AbortSignal) {
  let idleLooks = 0;
  while (idleLooks < 2) {
    await delay(LOOK_MS, undefined, { signal });
    idleLooks = (await isIdle()) ? idleLooks + 1 : 0;
  }
}
