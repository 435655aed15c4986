/** Runs a piece of work when those before it have ended. */
export type InTurn = <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>;

/**
 * One piece of work after another: programs that read drawings take all of a machine's memory for one. Whoever
 * is aborted while waiting is told at once, and loses the turn.
 */
export function oneAtATime(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work, signal) => {
    const result = last.then(() => {
      signal.throwIfAborted();
      return work();
    });
    last = result.catch(() => undefined);
    return untilAborted(result, signal);
  };
}

async function untilAborted<Result>(result: Promise<Result>, signal: AbortSignal): Promise<Result> {
  let give: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    give = () => reject(signal.reason);
    if (signal.aborted) give();
    else signal.addEventListener('abort', give);
  });
  try {
    return await Promise.race([result, aborted]);
  } finally {
    signal.removeEventListener('abort', give);
  }
}
