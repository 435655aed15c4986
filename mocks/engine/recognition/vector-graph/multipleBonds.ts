import type { Point } from '../../geometry/box';
import { along, distance, midpoint, offset, direction, project, skew } from '../../geometry/vector';
import type { Line } from '../../lines/lineArt';
import { lengthOf } from '../../lines/lineMeasures';
import type { DrawnBond } from './drawnBond';

/** Offset of a double bond's second line, in usual bond lengths. */
const MIN_GAP = 0.05;
export const MAX_GAP = 0.33;
/** Thick lines are farther apart; then the second one's ends touch nothing. */
const MAX_FREE_GAP = 0.45;
const FREE = 0.2;
/** Minimum length of a second line, relative to the first one. */
const MIN_PART = 0.42;

/** Distance to where other ink ends near a point, for choosing a double bond's axis. */
export type Anchors = (p: Point, own: readonly Line[]) => number;

/**
 * Groups parallel lines into double and triple bonds.
 *
 * @param lines straight lines that are not part of a hashed bond
 * @param bond usual bond length, points
 * @param nearest distance from a point to the nearest atom-like place, not counting `own`
 */
export function groupMultipleBonds(
  lines: readonly Line[],
  bond: number,
  nearest: Anchors,
): DrawnBond[] {
  const sorted = [...lines].sort((p, q) => lengthOf(q) - lengthOf(p));
  const used = new Set<Line>();
  const bonds: DrawnBond[] = [];
  for (const line of sorted) {
    if (used.has(line)) continue;
    used.add(line);
    const partners = partnersOf(line, sorted, used, bond, nearest);
    for (const partner of partners) used.add(partner);
    bonds.push(bondOf(line, partners, nearest));
  }
  return bonds;
}

function partnersOf(
  line: Line,
  lines: readonly Line[],
  used: ReadonlySet<Line>,
  bond: number,
  nearest: Anchors,
): Line[] {
  const isFree = (other: Line): boolean =>
    [other.a, other.b].every((end) => nearest(end, [line, other]) > FREE * bond);
  // The outer lines of a triple bond are twice as far apart as those of a double bond.
  const beside = lines
    .filter((other) => !used.has(other) && runsBeside(line, other, bond, 2 * MAX_GAP))
    .map((other) => ({ other, off: offsetOf(line, other) }))
    .sort((p, q) => Math.abs(p.off) - Math.abs(q.off));
  const first = beside.find(({ other, off }) => {
    const gap = Math.abs(off) / bond;
    return gap <= MAX_GAP || (gap <= MAX_FREE_GAP && isFree(other));
  });
  if (!first) return [];
  // The third line of a triple bond: on the other side, or at twice the distance on the same side.
  const third = beside.find(({ off }) => {
    const ratio = off / first.off;
    return Math.abs(ratio + 1) < 0.35 || Math.abs(ratio - 2) < 0.35;
  });
  return third ? [first.other, third.other] : [first.other];
}

const offsetOf = (line: Line, other: Line): number =>
  project(midpoint(other.a, other.b), line.a, line.b).off;

function runsBeside(line: Line, other: Line, bond: number, maxGap: number): boolean {
  if (skew(line.a, line.b, other.a, other.b) > 0.1) return false;
  if (lengthOf(other) < MIN_PART * lengthOf(line)) return false;
  const off = Math.abs(offsetOf(line, other));
  if (off < Math.max(MIN_GAP * bond, 0.4) || off > maxGap * bond) return false;
  const from = project(other.a, line.a, line.b).t;
  const to = project(other.b, line.a, line.b).t;
  return Math.min(from, to) > -0.25 && Math.max(from, to) < 1.25;
}

function bondOf(line: Line, partners: readonly Line[], nearest: Anchors): DrawnBond {
  const own = [line, ...partners];
  const order = own.length as 1 | 2 | 3;
  const axis = axisOf(own, nearest);
  return { ...axis, order, stereo: 'none', slack: 0, narrowEndKnown: true };
}

/** The line with the bond's ends: one of those drawn, or the axis between the outer two. */
function axisOf(own: readonly Line[], nearest: Anchors): { a: Point; b: Point } {
  const [line, second, third] = own;
  if (!line || !second) return { a: line?.a ?? { x: 0, y: 0 }, b: line?.b ?? { x: 0, y: 0 } };
  if (third) return middleOfThree([line, second, third]);
  const options = [line, middleLine(line, second), second];
  let best = options[0] ?? line;
  let bestCost = Infinity;
  for (const option of options) {
    const cost = nearest(option.a, own) + nearest(option.b, own);
    if (cost < bestCost - 1e-6) {
      bestCost = cost;
      best = option;
    }
  }
  return { a: best.a, b: best.b };
}

/** The middle one of three parallel lines, with the length of the longest. */
function middleOfThree(own: readonly [Line, Line, Line]): { a: Point; b: Point } {
  const [line] = own;
  const offs = own.map((other) => offsetOf(line, other)).sort((p, q) => p - q);
  return shifted(line, offs[1] ?? 0);
}

function middleLine(line: Line, other: Line): { a: Point; b: Point } {
  return shifted(line, offsetOf(line, other) / 2);
}

function shifted({ a, b }: Line, off: number): { a: Point; b: Point } {
  const u = direction(a, b);
  const normal = { x: -u.y, y: u.x };
  return { a: offset(a, normal, off), b: offset(b, normal, off) };
}

/** The point on a bond's axis that is `length` beyond its end `b`. */
export const beyond = (a: Point, b: Point, length: number): Point =>
  along(a, b, 1 + length / (distance(a, b) || 1));
