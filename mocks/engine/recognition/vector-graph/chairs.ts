import type { Point } from '../../geometry/box';
import { distance } from '../../geometry/vector';
import type { BuildBond, GraphBuilder } from './graphBuilder';

/** A regular hexagon covers 2.6 squares of its side; a chair in perspective much less. */
const MAX_AREA = 1.95;
/** An axial bond is at most this far from the vertical, degrees. */
const AXIAL = 33;
/** Stereo is meant where there is something to compare. */
const MIN_SUBSTITUTED = 2;
/** A chair turned farther than this, radians, could as well be turned the other way. */
const MAX_TILT = 1.3;

/**
 * Writes the stereo of six-membered rings that are drawn as chairs, such as sugars in perspective, as wedges.
 *
 * Seen from the side and a little from above, the atoms of a chair are high and low in turn. A vertical bond
 * away from the ring's plane is axial and points the way its atom does, any other bond of the atom the other
 * way. The lower edge of the drawing is the front, so the ring runs as drawn when it is seen from above.
 */
export function writeChairs(builder: GraphBuilder): void {
  for (const { ring, tilt } of chairsOf(builder)) {
    ring.forEach((atom, i) => {
      const before = ring.at(i - 1);
      const after = ring[(i + 1) % ring.length];
      if (before === undefined || after === undefined) return;
      writeStereo(builder, ring, { before, atom, after, tilt });
    });
  }
}

interface RingAtom {
  readonly before: number;
  readonly atom: number;
  readonly after: number;
  /** How far the whole chair is turned on the page, radians clockwise. */
  readonly tilt: number;
}

function writeStereo(
  builder: GraphBuilder,
  ring: readonly number[],
  { before, atom, after, tilt }: RingAtom,
): void {
  const own = bondsOf(builder, atom).filter(
    ({ begin, end }) => !ring.includes(begin === atom ? end : begin),
  );
  if (own.length === 0 || own.length > 2) return;
  if (own.some(({ order, stereo }) => order !== 1 || stereo !== 'none')) return;
  const at = (i: number): Point => turned(builder.atoms[i] ?? { x: 0, y: 0 }, -tilt);
  const [from, centre, to] = [at(before), at(atom), at(after)];
  // y points downwards.
  const isHigh = centre.y < (from.y + to.y) / 2;
  const other = (bond: BuildBond) => at(bond.begin === atom ? bond.end : bond.begin);
  const axial = own.find((bond) => isVertical(centre, other(bond), isHigh));
  const marked = axial ?? own[0];
  if (!marked || (own.length === 2 && !axial)) return;
  const up = axial ? isHigh : !isHigh;
  // A reader of wedges sees which side of the ring's path the remaining bond is on.
  const rest = own.find((bond) => bond !== marked) ?? marked;
  const clockwise = areaOf(ring.map(at)) > 0;
  const outside = isLeftOf(from, centre, to, other(rest)) === clockwise;
  // Of three bonds on one side, a wedge in the middle is read the other way round (IUPAC 2006, ST-1.1.10).
  const between = own.length === 1 && isBetween(from, centre, to, other(marked));
  const [begin, end] = marked.begin === atom ? [atom, marked.end] : [atom, marked.begin];
  Object.assign(marked, { begin, end, stereo: (up === outside) !== between ? 'up' : 'down' });
}

function isVertical(from: Point, to: Point, upwards: boolean): boolean {
  const rise = upwards ? from.y - to.y : to.y - from.y;
  return rise > 0 && Math.abs(to.x - from.x) < rise * Math.tan((AXIAL * Math.PI) / 180);
}

/** Whether a bond is within the angle, less than 180°, of two others. */
function isBetween(a: Point, b: Point, c: Point, p: Point): boolean {
  const cross = (q: Point, r: Point) => (q.x - b.x) * (r.y - b.y) - (q.y - b.y) * (r.x - b.x);
  const turn = Math.sign(cross(a, c));
  return Math.sign(cross(a, p)) === turn && Math.sign(cross(p, c)) === turn;
}

/** Whether a point is left of the path from `a` over `b` to `c`, as seen on the page. */
function isLeftOf(a: Point, b: Point, c: Point, p: Point): boolean {
  const turn = (to: Point) => {
    const base = Math.atan2(a.y - b.y, a.x - b.x);
    const angle = Math.atan2(to.y - b.y, to.x - b.x) - base;
    return (angle + 4 * Math.PI) % (2 * Math.PI);
  };
  // Angles grow clockwise on the page: from `a`, the left side of the path comes first.
  return turn(p) < turn(c);
}

const bondsOf = ({ bonds }: GraphBuilder, atom: number): BuildBond[] =>
  bonds.filter(({ begin, end }) => begin === atom || end === atom);

/** Rings of six single bonds, not fused, flattened by perspective, without wedges. */
function chairsOf(builder: GraphBuilder): Chair[] {
  const seen = new Set<string>();
  const counts = new Map<number, number>();
  const rings: number[][] = [];
  builder.atoms.forEach((_, start) => {
    for (const ring of ringsFrom(builder, [start])) {
      const key = [...ring].sort((p, q) => p - q).join(' ');
      if (seen.has(key)) continue;
      seen.add(key);
      rings.push(ring);
      for (const atom of ring) counts.set(atom, (counts.get(atom) ?? 0) + 1);
    }
  });
  return rings.flatMap((ring) => {
    const alone = ring.every((atom) => counts.get(atom) === 1);
    const corners = ring.flatMap((i) => builder.atoms[i] ?? []);
    const substituted = ring.filter((atom) => bondsOf(builder, atom).length > 2);
    if (!alone || substituted.length < MIN_SUBSTITUTED || !isFlattened(corners)) return [];
    const tilt = [0, tiltOf(corners)].find(
      (turn) =>
        Math.abs(turn) < MAX_TILT && alternates(corners.map((corner) => turned(corner, -turn))),
    );
    return tilt === undefined ? [] : [{ ring, tilt }];
  });
}

interface Chair {
  readonly ring: readonly number[];
  readonly tilt: number;
}

function* ringsFrom(builder: GraphBuilder, path: readonly number[]): Generator<number[]> {
  const last = path.at(-1) ?? 0;
  for (const { begin, end, order } of bondsOf(builder, last)) {
    const next = begin === last ? end : begin;
    if (order !== 1) continue;
    if (path.length === 6 && next === path[0]) yield [...path];
    else if (path.length < 6 && next > (path[0] ?? 0) && !path.includes(next)) {
      yield* ringsFrom(builder, [...path, next]);
    }
  }
}

function isFlattened(corners: readonly Point[]): boolean {
  const lengths = corners.map((p, i) => distance(p, corners[(i + 1) % corners.length] ?? p));
  const side = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return Math.abs(areaOf(corners)) < MAX_AREA * side * side;
}

/** The atoms of a chair are high and low in turn; those of a boat or a bridge are not. */
function alternates(corners: readonly Point[]): boolean {
  const high = corners.map(({ y }, i) => {
    const [before, after] = [corners.at(i - 1), corners[(i + 1) % corners.length]];
    return y < ((before?.y ?? 0) + (after?.y ?? 0)) / 2;
  });
  return high.every((own, i) => own !== high[(i + 1) % high.length]);
}

/** The angle of the longest axis to the horizontal, -90° to 90°, in radians. */
function tiltOf(corners: readonly Point[]): number {
  const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
  const [cx, cy] = [mean(corners.map(({ x }) => x)), mean(corners.map(({ y }) => y))];
  const xx = mean(corners.map(({ x }) => (x - cx) ** 2));
  const yy = mean(corners.map(({ y }) => (y - cy) ** 2));
  const xy = mean(corners.map(({ x, y }) => (x - cx) * (y - cy)));
  return Math.atan2(2 * xy, xx - yy) / 2;
}

const turned = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) - y * Math.sin(angle),
  y: x * Math.sin(angle) + y * Math.cos(angle),
});

/** Positive if the corners run clockwise on the page. */
function areaOf(corners: readonly Point[]): number {
  return corners.reduce((sum, p, i) => {
    const q = corners[(i + 1) % corners.length] ?? p;
    return sum + (p.x * q.y - q.x * p.y) / 2;
  }, 0);
}
