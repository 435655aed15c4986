import type { Point } from '../../geometry/box';
import { bondsOf, otherEnd, type OpenBond, type OpenGraph } from './openGraph';
import { areaOf, isBetween, isLeftOf } from './ringGeometry';

/** An atom of a ring in perspective. */
export interface RingAtom {
  readonly atom: number;
  /** The ring's atoms in turn. */
  readonly ring: readonly number[];
  /** Where atoms are drawn. */
  readonly at: (atom: number) => Point;
}

/** Its bonds that lead out of the ring. */
export const outwardBonds = (
  graph: OpenGraph,
  { atom, ring }: Pick<RingAtom, 'atom' | 'ring'>,
): OpenBond[] => bondsOf(graph, atom).filter((bond) => !ring.includes(otherEnd(bond, atom)));

/** The atoms before and after it in the ring. */
export function ringNeighbours({ atom, ring }: Pick<RingAtom, 'atom' | 'ring'>): [number, number] {
  const i = ring.indexOf(atom);
  return [ring.at(i - 1) ?? atom, ring[(i + 1) % ring.length] ?? atom];
}

/**
 * Writes as a wedge that one of an atom's one or two bonds out of the ring is above or below the ring. The
 * lower edge of the drawing is the front, so the ring runs as drawn when it is seen from above.
 *
 * @param own all its bonds out of the ring, `marked` among them
 */
export function writeRingStereo(
  { atom, ring, at }: RingAtom,
  own: readonly OpenBond[],
  marked: OpenBond,
  isAbove: boolean,
): void {
  const [before, after] = ringNeighbours({ atom, ring });
  const [from, centre, to] = [at(before), at(atom), at(after)];
  const other = (bond: OpenBond) => at(otherEnd(bond, atom));
  // A reader of wedges sees which side of the ring's path the remaining bond is on.
  const rest = own.find((bond) => bond !== marked) ?? marked;
  const clockwise = areaOf(ring.map(at)) > 0;
  const outside = isLeftOf(from, centre, to, other(rest)) === clockwise;
  // Of three bonds on one side, a wedge in the middle is read the other way round (IUPAC 2006, ST-1.1.10).
  const between = own.length === 1 && isBetween(from, centre, to, other(marked));
  const stereo = (isAbove === outside) !== between ? 'up' : 'down';
  Object.assign(marked, { begin: atom, end: otherEnd(marked, atom), stereo });
}
