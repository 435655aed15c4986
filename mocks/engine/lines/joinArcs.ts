import type { Box, Point } from '../geometry/box';
import { BoxIndex } from '../geometry/boxIndex';
import { boxOf, growBox } from '../geometry/boxes';
import { distance } from '../geometry/vector';
import type { Curve } from './lineArt';

/** Ends this close together, points, are one place. */
const SAME_PLACE = 0.3;
/** Fewer arcs are a lens or a leaf. */
const MIN_ARCS = 3;
const MAX_ARCS = 12;
/** Arcs near one place; with more, they are a pattern, and none of them are joined. */
const CROWD = 200;
/** Deviation from the radius within which points lie on a circle, shares of it. */
const ON_CIRCLE = 0.05;

/** Joins arcs that some programs paint one by one, where they close to a circle or another round shape. */
export function joinArcs(curves: readonly Curve[]): Curve[] {
  const open = curves.filter(({ closed, points }) => !closed && points.length >= 2);
  const index = new BoxIndex(
    open.map(({ box }) => box),
    20,
    CROWD,
  );
  const used = new Set<Curve>();
  const leadingFrom = (at: Point): Curve[] =>
    index
      .touching(growBox([at.x, at.y, at.x, at.y], SAME_PLACE))
      .flatMap((i) => open[i] ?? [])
      .filter((arc) => !used.has(arc) && endsOf(arc).some((end) => areOnePlace(end, at)));
  const joined = open.flatMap((first) => {
    const ring = used.has(first) ? undefined : ringFrom(first, leadingFrom);
    for (const arc of ring ?? []) used.add(arc);
    return ring ? [closedCurve(ring)] : [];
  });
  return [...curves.filter((curve) => !used.has(curve)), ...joined];
}

/** The arcs that lead from one back to its beginning. */
function ringFrom(first: Curve, leadingFrom: (at: Point) => Curve[]): Curve[] | undefined {
  const [start, end] = endsOf(first);
  const ring = [first];
  let at = end;
  while (ring.length < MAX_ARCS) {
    if (ring.length >= MIN_ARCS && areOnePlace(at, start)) return ring;
    const next = leadingFrom(at).find((arc) => !ring.includes(arc));
    if (!next) return undefined;
    const [from, to] = endsOf(next);
    at = areOnePlace(from, at) ? to : from;
    ring.push(next);
  }
  return undefined;
}

const areOnePlace = (p: Point, q: Point): boolean => distance(p, q) < SAME_PLACE;

const endsOf = ({ points }: Curve): [Point, Point] => {
  const first = points[0] ?? { x: 0, y: 0 };
  return [first, points.at(-1) ?? first];
};

function closedCurve(ring: readonly Curve[]): Curve {
  const points = ring.flatMap((arc) => arc.points);
  return { points, closed: true, box: circleBox(points) ?? boxOf(points) ?? [0, 0, 0, 0] };
}

/** The box of the circle on which points lie: that of a few points on it is smaller. */
function circleBox(points: readonly Point[]): Box | undefined {
  const n = points.length;
  const x = points.reduce((sum, p) => sum + p.x, 0) / n;
  const y = points.reduce((sum, p) => sum + p.y, 0) / n;
  const radii = points.map((p) => distance(p, { x, y }));
  const radius = radii.reduce((sum, each) => sum + each, 0) / n;
  const isRound = radii.every((each) => Math.abs(each - radius) < ON_CIRCLE * radius);
  return isRound ? [x - radius, y - radius, x + radius, y + radius] : undefined;
}
