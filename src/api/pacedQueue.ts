import type { Platform } from '@/platform/platform';
import { pause } from './pause';

/** Carries one request at a time, and starts no two within a gap. */
export interface PacedQueue {
  /**
   * Does the work when the work before it is done and the gap has passed.
   *
   * @param signal gives up the place at once; once the work has begun, the work has to handle it
   * @returns `undefined` if the place was given up before the work began
   */
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result | undefined>;
}

/** @param now the clock, milliseconds since the epoch */
export function createPacedQueue(gapMs: number, now: () => number): PacedQueue {
  let lastOne: Promise<unknown> = Promise.resolve();
  let begunAt = Number.NEGATIVE_INFINITY;

  async function takeTurn<Result>(work: () => Promise<Result>, signal: AbortSignal) {
    // a clock that was set back must not cause a wait longer than the gap
    const waitMs = Math.min(gapMs, begunAt + gapMs - now());
    if (signal.aborted) return undefined;
    if (waitMs > 0 && !(await pause(waitMs, signal))) return undefined;
    begunAt = now();
    return work();
  }

  return {
    async run(work, signal) {
      const before = lastOne;
      const turn = (async () => {
        await before;
        return takeTurn(work, signal);
      })();
      lastOne = turn.catch(() => undefined);
      return Promise.race([turn, givenUpBefore(before, signal)]);
    },
  };
}

/** One queue for all look-ups of the page: limits are counted by address, not by look-up. */
export function pacedByPage(gapMs: number): (platform: Platform) => PacedQueue {
  const queues = new WeakMap<Platform, PacedQueue>();
  return (platform) => {
    const queue = queues.get(platform) ?? createPacedQueue(gapMs, () => platform.clock.now());
    queues.set(platform, queue);
    return queue;
  };
}

/** Resolves with nothing if `signal` fires while others are still working. */
function givenUpBefore(others: Promise<unknown>, signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    const giveUp = () => resolve(undefined);
    signal.addEventListener('abort', giveUp, { once: true });
    void others.then(() => signal.removeEventListener('abort', giveUp));
    if (signal.aborted) giveUp();
  });
}
