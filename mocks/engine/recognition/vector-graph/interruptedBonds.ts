import type { Point } from '../../geometry/box';
import { distance, project, skew } from '../../geometry/vector';
import type { Line } from '../../lines/lineArt';

/** Two pieces lie on one line: sine of the angle between them, and how far aside, bond lengths. */
export const STRAIGHT = 0.06;
const ASIDE = 0.05;
/** The gap between them, and the whole bond, bond lengths. */
const GAP = { min: 0.04, max: 0.5 } as const;
const MAX_LENGTH = 2.2;
/** What passes through the gap neither ends in it nor runs along its edge, shares of the gap and of what passes. */
const MIDDLE = 0.1;
/** An atom would have another bond that ends as close as this, bond lengths. */
const AT_ATOM = 0.1;

/** What may pass in front of a bond: a line, a wedge, a hashed bond. */
export interface Axis {
  readonly a: Point;
  readonly b: Point;
}

/** Joins the two pieces of a bond that is interrupted where another one passes in front of it. */
export function joinInterrupted(
  lines: readonly Line[],
  others: readonly Axis[],
  bondLength: number,
): Line[] {
  const joined = [...lines];
  for (let i = 0; i < joined.length; i++) {
    const line = joined[i];
    const all = [...joined, ...others];
    const k = joined.findIndex(
      (other, j) => j > i && line && isInterrupted(line, other, all, bondLength),
    );
    const other = joined[k];
    if (!line || !other) continue;
    const { far } = endsOf(line, other);
    joined.splice(k, 1);
    joined[i] = { ...line, a: far[0], b: far[1] };
    i--;
  }
  return joined;
}

function isInterrupted(line: Line, other: Line, all: readonly Axis[], bondLength: number): boolean {
  if (skew(line.a, line.b, other.a, other.b) > STRAIGHT) return false;
  const { near, far } = endsOf(line, other);
  const gap = distance(...near) / bondLength;
  const length = distance(...far);
  if (gap < GAP.min || gap > GAP.max || length > MAX_LENGTH * bondLength) return false;
  if (length < distance(line.a, line.b) + distance(other.a, other.b)) return false;
  const isAside = near.some((p) => Math.abs(project(p, ...far).off) > ASIDE * bondLength);
  const rest = all.filter((each) => each !== line && each !== other);
  const ends = rest.flatMap(({ a, b }) => [a, b]);
  const isAtom = near.some((p) => ends.some((end) => distance(p, end) < AT_ATOM * bondLength));
  return !isAside && !isAtom && rest.some((each) => passesThrough(each, near));
}

type Ends = readonly [Point, Point];

/** The ends of two pieces that are closest to each other, and the other two. */
function endsOf(line: Axis, other: Axis): { near: Ends; far: Ends } {
  const pairs = [
    { near: [line.a, other.a], far: [line.b, other.b] },
    { near: [line.a, other.b], far: [line.b, other.a] },
    { near: [line.b, other.a], far: [line.a, other.b] },
    { near: [line.b, other.b], far: [line.a, other.a] },
  ] as const;
  return pairs.reduce((best, pair) =>
    distance(...pair.near) < distance(...best.near) ? pair : best,
  );
}

function passesThrough({ a, b }: Axis, gap: Ends): boolean {
  return [shareAt(a, b, gap), shareAt(...gap, [a, b])].every((t) => t > MIDDLE && t < 1 - MIDDLE);
}

/** Where the line from `a` to `b` meets that through two points, as a share of its length. */
function shareAt(a: Point, b: Point, through: Ends): number {
  const [from, to] = [a, b].map((p) => project(p, ...through).off) as [number, number];
  return from / (from - to);
}
