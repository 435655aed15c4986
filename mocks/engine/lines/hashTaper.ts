import { median } from '../geometry/median';

/** Each growth of strokes that grow evenly is at least this share of the mean one. */
const EVEN_GROWTH = 0.5;

/** Whether each stroke is longer than the one before, by about as much. */
export function growsEvenly(lengths: readonly number[]): boolean {
  const total = (lengths.at(-1) ?? 0) - (lengths[0] ?? 0);
  const least = (EVEN_GROWTH * Math.abs(total)) / (lengths.length - 1);
  return lengths
    .slice(1)
    .every((length, k) => Math.sign(total) * (length - (lengths[k] ?? 0)) >= least);
}

/** Growth of the strokes' length from first to last, relative to the longest. */
export function taperOf(lengths: readonly number[]): number {
  const n = lengths.length;
  const third = Math.max(1, Math.floor(n / 3));
  const start = median(lengths.slice(0, third), 0);
  const end = median(lengths.slice(n - third), 0);
  return (end - start) / Math.max(...lengths);
}
