import { median } from '../geometry/median';
import type { Point } from '../geometry/box';
import { BoxIndex } from '../geometry/boxIndex';
import { growBox } from '../geometry/boxes';
import { DisjointSets } from '../geometry/disjointSets';
import { direction, distance, dot, midpoint, project, skew, subtract } from '../geometry/vector';
import { growsEvenly, taperOf } from './hashTaper';
import type { Line } from './lineArt';
import { boxOfLine, lengthOf } from './lineMeasures';

/** Maximum length of a stroke of a hashed bond, and of the gap between two, points. */
export const MAX_STROKE = 9;
export const MAX_SPACING = 4;
const MIN_SPACING = 0.35;
/** In drawings at a large scale, strokes are farther apart; ticks of an axis are, too, but do not taper. */
const MAX_WIDE_SPACING = 8;
/** Fewer strokes that far apart grow evenly. */
const MIN_WIDE_STROKES = 4;
/** Strokes shorter than this (points) have no reliable direction. */
const DOT = 1.1;
/** Neighbouring strokes differ in length by no more than this, points, or than the shorter one's length. */
const MAX_GROWTH = 1.6;

/** A run of short parallel strokes across a line: a bond that points away from the reader. */
export interface HashRun {
  /** Middle of the run's end with the shortest stroke, and of the one with the longest. */
  readonly narrow: Point;
  readonly wide: Point;
  /** False if all strokes are equally long: then the drawing doesn't tell which end is narrow. */
  readonly tapered: boolean;
  readonly spacing: number;
  readonly strokeLength: number;
  /** Indices of the given lines. */
  readonly members: readonly number[];
}

/** Finds hashed bonds: three or more short strokes, evenly spaced along an axis that crosses them. */
export function findHashRuns(lines: readonly Line[]): HashRun[] {
  const short = lines.flatMap((line, i) => (lengthOf(line) <= MAX_STROKE ? [i] : []));
  const close = runsAmong(lines, short, MAX_SPACING);
  const taken = new Set(close.flatMap(({ members }) => members));
  const left = short.filter((i) => !taken.has(i));
  const wide = runsAmong(lines, left, MAX_WIDE_SPACING).filter(
    ({ tapered, members }) =>
      tapered &&
      (members.length >= MIN_WIDE_STROKES ||
        growsEvenly(members.flatMap((i) => lines[i] ?? []).map(lengthOf))),
  );
  return [...close, ...wide];
}

/** The runs of some of the lines whose strokes are at most `spacing` apart. */
function runsAmong(lines: readonly Line[], short: readonly number[], spacing: number): HashRun[] {
  const strokes = short.map((i) => lines[i]).filter((line) => line !== undefined);
  const index = new BoxIndex(strokes.map(boxOfLine), 6);
  const sets = new DisjointSets(strokes.length);
  strokes.forEach((stroke, i) => {
    const near = index.touching(growBox(boxOfLine(stroke), spacing));
    for (const side of [1, -1]) {
      const next = nearestBeside(strokes, i, { near, side, spacing });
      if (next !== undefined) sets.join(i, next);
    }
  });
  return sets
    .groups()
    .flatMap((group) => runsOf(group, strokes))
    .map((run) => ({ ...run, members: run.members.map((i) => short[i] ?? i) }));
}

/** The closest stroke parallel to stroke `i`, on one of its sides. */
function nearestBeside(
  strokes: readonly Line[],
  i: number,
  { near, side, spacing }: { near: readonly number[]; side: number; spacing: number },
): number | undefined {
  const stroke = strokes[i];
  if (!stroke) return undefined;
  let best: number | undefined;
  let bestGap = Infinity;
  for (const j of near) {
    const other = strokes[j];
    if (!other || j === i) continue;
    const gap = distance(midpoint(stroke.a, stroke.b), midpoint(other.a, other.b));
    if (gap < bestGap && gap <= spacing && areNeighbours(stroke, other, gap, side)) {
      bestGap = gap;
      best = j;
    }
  }
  return best;
}

function areNeighbours(stroke: Line, other: Line, gap: number, side: number): boolean {
  if (gap < MIN_SPACING) return false;
  const [short, long] = lengthOf(stroke) < lengthOf(other) ? [stroke, other] : [other, stroke];
  // A bond that crosses the run is longer than its strokes.
  if (lengthOf(long) - lengthOf(short) > Math.max(MAX_GROWTH, lengthOf(short))) return false;
  if (lengthOf(short) > DOT && skew(short.a, short.b, long.a, long.b) > 0.3) return false;
  const step = direction(midpoint(stroke.a, stroke.b), midpoint(other.a, other.b));
  const axis = direction(long.a, long.b);
  if (Math.abs(dot(step, axis)) > 0.55) return false;
  // The side of a stroke: the sign relative to its normal, turned into the upper half plane.
  const normal =
    axis.x < 0 || (axis.x === 0 && axis.y < 0)
      ? { x: axis.y, y: -axis.x }
      : { x: -axis.y, y: axis.x };
  return Math.sign(dot(step, normal)) === side;
}

function runsOf(group: readonly number[], strokes: readonly Line[]): HashRun[] {
  if (group.length < 3) return [];
  const middles = group.flatMap((i) => {
    const line = strokes[i];
    return line ? [{ i, at: midpoint(line.a, line.b), length: lengthOf(line) }] : [];
  });
  const first = farthest(middles[0]?.at, middles)?.at;
  const last = farthest(first, middles)?.at;
  if (!first || !last) return [];
  const total = distance(first, last);
  const placed = middles
    .map((m) => ({ ...m, ...project(m.at, first, last) }))
    .sort((p, q) => p.t - q.t);
  const straight = placed.every(({ off }) => Math.abs(off) < Math.max(0.7, 0.12 * total));
  const gaps = placed.slice(1).map((p, k) => (p.t - (placed[k]?.t ?? 0)) * total);
  const spacing = median(gaps, 0);
  const even = gaps.every((gap) => gap < 2.3 * spacing && gap > 0.3 * spacing);
  const strokeLength = Math.max(...placed.map(({ length }) => length));
  if (!straight || !even || total < 0.9 * strokeLength) return [];
  const shape = taperOf(placed.map(({ length }) => length));
  const [narrow, wide] = shape >= 0 ? [first, last] : [last, first];
  const tapered = Math.abs(shape) > 0.25;
  return [{ narrow, wide, tapered, spacing, strokeLength, members: placed.map(({ i }) => i) }];
}

function farthest<T extends { at: Point }>(
  from: Point | undefined,
  from2: readonly T[],
): T | undefined {
  if (!from) return undefined;
  const reach = (p: Point): number => Math.hypot(subtract(p, from).x, subtract(p, from).y);
  return from2.reduce((best, m) => (reach(m.at) > reach(best.at) ? m : best));
}
