import type { Point } from '../geometry/box';
import { BoxIndex } from '../geometry/boxIndex';
import { boxOf, growBox } from '../geometry/boxes';
import { distance, distanceToSegment, skew } from '../geometry/vector';
import { dropArrows } from './arrows';
import { findHashRuns } from './hashRuns';
import { INK_DIFFERENCE, type Line, type LineArt, type Wedge } from './lineArt';
import { boxOfLine, lengthOf } from './lineMeasures';

/** Ends this close together (points) are in the same place. */
const SAME_PLACE = 0.35;
/** Sine of the largest bend within one straight bond. */
const STRAIGHT = 0.08;
/** Sine of the least angle between a hashed bond and what crosses it. */
const ACROSS = 0.35;

/** Joins what drawing programs split up, and drops what they paint twice. */
export function tidyLineArt(art: LineArt): LineArt {
  const wedges = withoutRepeats(art.wedges).map((wedge) => withDrawnAxis(wedge, art.lines));
  const uncovered = dropCovered(art.lines, wedges);
  return dropArrows({ ...art, wedges, lines: joinLineHalves(uncovered) });
}

/** Joint strokes at bond ends and lines under wedges repeat ink that another shape paints. */
function dropCovered(lines: readonly Line[], wedges: readonly Wedge[]): Line[] {
  const index = new BoxIndex(lines.map(boxOfLine), 12);
  const wedgeBoxes = wedges.map((w) => growBox(boxOf([w.narrow, w.wide]) ?? [0, 0, 0, 0], 1));
  const wedgeIndex = new BoxIndex(wedgeBoxes, 12);
  const crosses = crossingTest(lines);
  return lines.filter((line, i) => {
    const near = growBox(boxOfLine(line), 0.5);
    const overWritten = index.touching(near).some((j) => {
      const other = lines[j];
      return (
        other !== undefined &&
        j !== i &&
        covers(other, j, line, i) &&
        !crosses(i, other.a, other.b, j)
      );
    });
    if (overWritten) return false;
    return !wedgeIndex.touching(near).some((j) => {
      const wedge = wedges[j];
      return wedge && wedgeCovers(wedge, line) && !crosses(i, wedge.narrow, wedge.wide);
    });
  });
}

/** Whether a line is a stroke of a hashed bond, and what covers it a bond across that one. */
function crossingTest(lines: readonly Line[]) {
  const runOf = new Map(findHashRuns(lines).flatMap((run) => run.members.map((i) => [i, run])));
  return (line: number, from: Point, to: Point, other?: number): boolean => {
    const run = runOf.get(line);
    if (!run || (other !== undefined && runOf.get(other) === run)) return false;
    return skew(run.narrow, run.wide, from, to) > ACROSS;
  };
}

/** Of two equal lines the first one stays. */
function covers(other: Line, otherIndex: number, line: Line, lineIndex: number): boolean {
  const longer = lengthOf(other) - lengthOf(line);
  if (longer < -0.05 || (Math.abs(longer) <= 0.05 && otherIndex > lineIndex)) return false;
  const reach = 0.3 + 0.25 * other.width;
  return (
    distanceToSegment(line.a, other.a, other.b) < reach &&
    distanceToSegment(line.b, other.a, other.b) < reach
  );
}

function wedgeCovers({ narrow, wide, wideWidth }: Wedge, { a, b }: Line): boolean {
  const reach = Math.max(0.4, 0.3 * wideWidth);
  return distanceToSegment(a, narrow, wide) < reach && distanceToSegment(b, narrow, wide) < reach;
}

/** A bond between two elements may be painted half in the colour of one and half in the other's. */
function joinLineHalves(lines: readonly Line[]): Line[] {
  const index = new BoxIndex(lines.map(boxOfLine), 12);
  const gone = new Set<number>();
  const joined: Line[] = [];
  lines.forEach((line, i) => {
    if (gone.has(i)) return;
    const partner = index
      .touching(growBox(boxOfLine(line), SAME_PLACE))
      .find((j) => j > i && !gone.has(j) && areHalves(line, lines[j]));
    const other = partner === undefined ? undefined : lines[partner];
    if (partner === undefined || !other) {
      joined.push(line);
      return;
    }
    gone.add(partner);
    joined.push(unionOf(line, other));
  });
  return joined;
}

function areHalves(line: Line, other: Line | undefined): boolean {
  if (!other || Math.abs(line.ink - other.ink) < INK_DIFFERENCE) return false;
  if (skew(line.a, line.b, other.a, other.b) > STRAIGHT) return false;
  const union = unionOf(line, other);
  const both = lengthOf(line) + lengthOf(other);
  return Math.abs(lengthOf(union) - both) < SAME_PLACE && touches(line, other);
}

const touches = (line: Line, other: Line): boolean =>
  [line.a, line.b].some((p) => [other.a, other.b].some((q) => distance(p, q) < SAME_PLACE));

function unionOf(line: Line, other: Line): Line {
  let best: Line = line;
  for (const a of [line.a, line.b]) {
    for (const b of [other.a, other.b]) {
      if (distance(a, b) > lengthOf(best)) best = { ...line, a, b };
    }
  }
  return best;
}

/**
 * Some programs cut a wedge's wide end to fit the next bond and paint its axis underneath as a line; then the
 * line tells where the bond ends.
 */
function withDrawnAxis(wedge: Wedge, lines: readonly Line[]): Wedge {
  const length = distance(wedge.narrow, wedge.wide);
  for (const { a, b } of lines) {
    const [near, far] = distance(a, wedge.narrow) < distance(b, wedge.narrow) ? [a, b] : [b, a];
    if (distance(near, wedge.narrow) > 0.6) continue;
    const part = distance(near, far) / length;
    const off = distanceToSegment(far, wedge.narrow, wedge.wide);
    if (part > 0.6 && part < 1.1 && off < 0.6 * wedge.wideWidth + 0.3) {
      return { ...wedge, wide: far };
    }
  }
  return wedge;
}

/** Drops wedges that were painted twice. */
const withoutRepeats = (wedges: readonly Wedge[]): Wedge[] =>
  wedges.filter((wedge, i) => !wedges.slice(0, i).some((other) => repeats(wedge, other)));

const repeats = (first: Wedge, second: Wedge): boolean =>
  distance(first.narrow, second.narrow) < SAME_PLACE &&
  distance(first.wide, second.wide) < SAME_PLACE;
