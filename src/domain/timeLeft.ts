/** Readings after which their average says something; or the time, in ms, if they are slow. */
const ENOUGH = { readings: 10, ms: 10_000 } as const;

const STEP_S = 10;
const MINUTE_S = 60;

interface RunSoFar {
  readonly done: number;
  readonly total: number;
  /** ms since it began */
  readonly elapsed: number;
}

/** 'about 20 s left', as the readings so far took; `undefined` until that can be told. */
export function timeLeft({ done, total, elapsed }: RunSoFar): string | undefined {
  const isKnown = done >= ENOUGH.readings || (done > 0 && elapsed >= ENOUGH.ms);
  if (!isKnown || done >= total) return undefined;
  const seconds = ((elapsed / done) * (total - done)) / 1000;
  const rounded = Math.max(1, Math.ceil(seconds / STEP_S)) * STEP_S;
  if (rounded < MINUTE_S) return `about ${rounded} s left`;
  return `about ${Math.ceil(seconds / MINUTE_S)} min left`;
}
