import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds between two looks. */
const LOOK_MS = 100;

/**
 * Resolves when nothing was going on at two looks in a row: between the end of a job and the begin of the next,
 * which a worker fetches in the same step, it looks idle for a moment.
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
