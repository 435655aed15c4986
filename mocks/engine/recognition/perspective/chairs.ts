import type { Point } from '../../geometry/box';
import { chairsOf } from './findChairs';
import { otherEnd, type OpenBond, type OpenGraph } from './openGraph';
import { turned } from './ringGeometry';
import { outwardBonds, ringNeighbours, writeRingStereo, type RingAtom } from './ringStereo';

/** An axial bond is at most this far from the vertical, degrees. */
const AXIAL = 33;

/**
 * Writes the stereo of six-membered rings that are drawn as chairs, such as sugars in perspective, as wedges.
 *
 * Seen from the side and a little from above, the atoms of a chair are high and low in turn. A vertical bond
 * away from the ring's plane is axial and points the way its atom does, any other bond of the atom the other
 * way.
 */
export function writeChairs(graph: OpenGraph): void {
  for (const { ring, tilt, front } of chairsOf(graph)) {
    for (const bond of front) bond.stereo = 'none';
    const at = (i: number): Point => turned(graph.atoms[i] ?? { x: 0, y: 0 }, -tilt);
    for (const atom of ring) writeStereo(graph, { atom, ring, at });
  }
}

function writeStereo(graph: OpenGraph, ringAtom: RingAtom): void {
  const own = outwardBonds(graph, ringAtom);
  if (own.length === 0 || own.length > 2) return;
  if (own.some(({ order, stereo }) => order !== 1 || stereo !== 'none')) return;
  const { atom, at } = ringAtom;
  const [before, after] = ringNeighbours(ringAtom);
  const centre = at(atom);
  // y points downwards.
  const isHigh = centre.y < (at(before).y + at(after).y) / 2;
  const other = (bond: OpenBond) => at(otherEnd(bond, atom));
  const axial = own.find((bond) => isVertical(centre, other(bond), isHigh));
  const marked = axial ?? own[0];
  if (!marked || (own.length === 2 && !axial)) return;
  writeRingStereo(ringAtom, own, marked, axial ? isHigh : !isHigh);
}

function isVertical(from: Point, to: Point, upwards: boolean): boolean {
  const rise = upwards ? from.y - to.y : to.y - from.y;
  return rise > 0 && Math.abs(to.x - from.x) < rise * Math.tan((AXIAL * Math.PI) / 180);
}
