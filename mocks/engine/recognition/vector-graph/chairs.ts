import type { Point } from '../../geometry/box';
import { chairsOf } from './findChairs';
import { bondsOf, type BuildBond, type GraphBuilder } from './graphBuilder';
import { areaOf, isBetween, isLeftOf, turned } from './ringGeometry';

/** An axial bond is at most this far from the vertical, degrees. */
const AXIAL = 33;

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
