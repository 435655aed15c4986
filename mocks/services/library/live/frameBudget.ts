/** Frames that a page may send at once, as when it comes back and its user moves on at the same time. */
const BURST = 30;

/** Frames a second in the long run. Who walks through drawings with a key held down makes no more. */
const PER_SECOND = 5;

/** Counts a connection's frames. @returns whether one more, at a time in milliseconds, is not too many */
export function frameBudget(): (now: number) => boolean {
  let left = BURST;
  let last = -Infinity;
  return (now) => {
    left = Math.min(BURST, left + Math.max(0, (now - last) / 1_000) * PER_SECOND);
    last = now;
    left -= 1;
    return left >= 0;
  };
}
