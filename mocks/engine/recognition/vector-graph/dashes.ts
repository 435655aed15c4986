import { distanceToSegment, midpoint, project, skew } from '../../geometry/vector';
import type { Line } from '../../lines/lineArt';
import { lengthOf } from '../../lines/lineMeasures';
import { MAX_GAP } from './multipleBonds';

/** A dash, and the gap after it, are shorter than this share of a bond. */
const MAX_DASH = 0.45;

/**
 * The dashes of delocalised bonds: short collinear pieces next to a bond. Which of the bonds are double follows
 * from the valences, if anything does.
 */
export function findDashes(lines: readonly Line[], bond: number): Set<Line> {
  const short = lines.filter((line) => lengthOf(line) < MAX_DASH * bond);
  const long = lines.filter((line) => lengthOf(line) >= MAX_DASH * bond);
  return new Set(
    short.filter(
      (line) =>
        short.some((other) => other !== line && onOneLine(line, other, bond)) &&
        long.some((other) => isBeside(line, other, bond)),
    ),
  );
}

function onOneLine(line: Line, other: Line, bond: number): boolean {
  if (skew(line.a, line.b, other.a, other.b) > 0.12) return false;
  const off = Math.abs(project(midpoint(other.a, other.b), line.a, line.b).off);
  const gap = Math.min(...[other.a, other.b].map((p) => distanceToSegment(p, line.a, line.b)));
  return off < 0.05 * bond && gap > 0.02 * bond && gap < MAX_DASH * bond;
}

/** Whether a dash belongs to the second line of a bond. */
export function isBeside(dash: Line, line: Pick<Line, 'a' | 'b'>, bond: number): boolean {
  if (skew(dash.a, dash.b, line.a, line.b) > 0.15) return false;
  const { t, off } = project(midpoint(dash.a, dash.b), line.a, line.b);
  return t > -0.1 && t < 1.1 && Math.abs(off) > 0.04 * bond && Math.abs(off) < MAX_GAP * bond;
}
