import type { PlacedText } from '../page/textPage';
import type { TextLine } from './textLine';

/** A run covered by earlier letters over more than this part of its width is printed over them. */
const COVERED = 0.6;

/** Letters less than this part of their size higher or lower are on one line. */
const SAME_LINE = 0.45;

/** A mark that belongs over another letter: an accent set apart. */
const MARK = /^[\p{M}\p{S}\p{P}\p{Lm}]$/u;

/** Height of the strips in which runs are looked up, points. */
const STRIP = 8;

/**
 * The runs without those that lie on letters painted earlier: bold type imitated by printing twice,
 * and pages that carry a second, hidden layer of their text.
 */
export function dropOverprints(runs: readonly PlacedText[]): PlacedText[] {
  const strips = new Map<number, PlacedText[]>();
  const stripOf = (y: number) => Math.floor(y / STRIP);
  return runs.filter((run) => {
    const here = stripOf(run.y);
    const near = [here - 1, here, here + 1].flatMap((strip) => strips.get(strip) ?? []);
    if (!MARK.test(run.text.trim()) && coveredShare(run, near) > COVERED) return false;
    if (run.text.trim() !== '') strips.set(here, [...(strips.get(here) ?? []), run]);
    return true;
  });
}

/** Part of a run's width over which earlier letters of its line lie; overlaps count once. */
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
 * The lines without those that repeat another's letters while they overlap it in height: what a
 * hidden layer leaves whose lines lie half a line apart from the visible ones.
 */
export function dropRepeatedLines(lines: readonly TextLine[]): TextLine[] {
  const seen = new Map<string, TextLine[]>();
  return lines.filter((line) => {
    const letters = line.text.replace(/[^\p{L}\p{N}]/gu, '');
    const same = seen.get(letters) ?? [];
    if (same.some((other) => overlap(other, line))) return false;
    seen.set(letters, [...same, line]);
    return true;
  });
}

const overlap = (a: TextLine, b: TextLine) =>
  Math.abs(a.y - b.y) < 0.9 * Math.min(a.size, b.size) &&
  Math.min(a.box[2], b.box[2]) > Math.max(a.box[0], b.box[0]);
