import { Strips, STRIP } from './strips';
import type { PlacedText, TextPage } from './textPage';

/** Baselines of lines that belong on a page together are further apart, as a share of the smaller letters. */
const LEADING = 0.75;
/** Baselines nearer than this, in points, are one line's. */
const SAME_LINE = 0.02;
/** Share of the shorter run's width that lies on another one. */
const ON_TOP = 0.3;
/** Shorter runs lie on letters in many an article: accents, primes, limits of a sum. */
const MIN_LETTERS = 4;
/** A line printed twice makes no second layer. */
const MIN_RUNS = 3;

/**
 * Whether lines of a page run through one another, as with a second layer of its text that nobody sees. Only
 * such a page is worth reading its operators for, which takes as long as reading its text.
 */
export function looksLayered({ width, height, texts }: TextPage): boolean {
  const strips = new Strips<PlacedText>(STRIP);
  let found = 0;
  for (const run of texts) {
    if (run.text.trim().length < MIN_LETTERS) continue;
    if (run.x > width || run.y > height || run.x + run.width < 0 || run.y < 0) found += 1;
    if (strips.near(run).some((other) => runThrough(other, run))) found += 1;
    if (found >= MIN_RUNS) return true;
    strips.add(run);
  }
  return false;
}

function runThrough(a: PlacedText, b: PlacedText): boolean {
  const apart = Math.abs(a.y - b.y);
  if (apart >= LEADING * Math.min(a.size, b.size)) return false;
  if (apart < SAME_LINE && a.text === b.text) return false;
  const shared = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  return shared > ON_TOP * Math.min(a.width, b.width);
}
