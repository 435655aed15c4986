import { Strips, STRIP } from '../page/strips';
import type { PlacedText } from '../page/textPage';
import type { TextLine } from './textLine';

/** A run is printed over earlier letters if they cover more than this share of its width. */
const COVERED = 0.6;

/** Letters that are higher or lower by less than this share of their size are on the same line. */
const SAME_LINE = 0.45;

/** A mark that belongs over another letter: a separate accent. */
const MARK = /^[\p{M}\p{S}\p{P}\p{Lm}]$/u;

/**
 * Drops runs that overlap letters painted earlier: bold type imitated by printing twice, and pages with a
 * second, hidden layer of their text.
 */
export function dropOverprints(runs: readonly PlacedText[]): PlacedText[] {
  const strips = new Strips<PlacedText>(STRIP);
  return runs.filter((run) => {
    if (!MARK.test(run.text.trim()) && coveredShare(run, strips.near(run)) > COVERED) return false;
    if (run.text.trim() !== '') strips.add(run);
    return true;
  });
}

/** Share of a run's width that earlier letters of its line cover; overlaps count once. */
function coveredShare(run: PlacedText, near: readonly PlacedText[]): number {
  const end = run.x + run.width;
  const spans = near
    .filter((other) => Math.abs(other.y - run.y) < SAME_LINE * Math.min(other.size, run.size))
    .map((other) => [Math.max(run.x, other.x), Math.min(end, other.x + other.width)] as const)
    .filter(([from, to]) => to > from)
    .sort((a, b) => a[0] - b[0]);
  let covered = 0;
  let reached = run.x;
  for (const [from, to] of spans) {
    covered += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return run.width > 0 ? covered / run.width : 0;
}

/**
 * Drops lines that repeat another line's letters and overlap it in height: the remains of a hidden layer
 * whose lines are half a line away from the visible ones.
 */
export function dropRepeatedLines(lines: readonly TextLine[]): TextLine[] {
  const seen = new Map<string, TextLine[]>();
  return lines.filter((line) => {
    const letters = line.text.replace(/[^\p{L}\p{N}]/gu, '');
    const same = seen.get(letters) ?? [];
    if (same.some((other) => overlap(other, line))) return false;
    append(seen, letters, line);
    return true;
  });
}

const overlap = (a: TextLine, b: TextLine) =>
  Math.abs(a.y - b.y) < 0.9 * Math.min(a.size, b.size) &&
  Math.min(a.box[2], b.box[2]) > Math.max(a.box[0], b.box[0]);

function append<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
