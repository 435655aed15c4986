import type { Point } from '../../geometry/box';
import { frontOf } from './front';
import { singleBondRings } from './loneRings';
import { bondsOf, otherEnd, type OpenBond, type OpenGraph } from './openGraph';
import { outwardBonds, writeRingStereo } from './ringStereo';

/** A vertical bond is at most this far from the vertical, degrees. */
const VERTICAL = 12;
/** No flat ring has its bonds vertical at so many corners. */
const MIN_VERTICAL = 3;
/** Nor does one have a bold front, which tells a projection whose bond to an aglycone is not vertical. */
const MIN_VERTICAL_BOLD = 2;

/**
 * Writes the stereo of sugars in Haworth's projection as wedges: rings of five or six with one oxygen, drawn as
 * if seen from the front and a little from above, whose other bonds are vertical, up or down. Other rings may
 * hang on such bonds, or meet it at a corner, which then has no stereo. A front that is drawn bold means no stereo
 * centre.
 */
export function writeHaworths(graph: OpenGraph): void {
  for (const ring of [5, 6].flatMap((size) => singleBondRings(graph, size))) {
    const front = frontOf(graph, ring);
    const corners = ring.map((atom) => ({ atom, own: outwardBonds(graph, { atom, ring }) }));
    if (front === undefined || !isHaworth(graph, ring, corners, front.isWhole)) continue;
    for (const bond of front.wedges) bond.stereo = 'none';
    for (const { atom, own } of corners.filter((corner) => isUpright(graph, corner))) {
      const [marked] = own;
      if (!marked || !isCentre(graph, { atom, own })) continue;
      writeRingStereo({ atom, ring, at: placesOf(graph) }, own, marked, isUp(graph, atom, marked));
    }
  }
}

interface Corner {
  readonly atom: number;
  /** Its bonds out of the ring. */
  readonly own: readonly OpenBond[];
}

function isHaworth(
  graph: OpenGraph,
  ring: readonly number[],
  corners: readonly Corner[],
  hasFront: boolean,
): boolean {
  if (ring.filter((atom) => graph.atoms[atom]?.element === 'O').length !== 1) return false;
  if (corners.some(({ own }) => own.some(({ stereo }) => stereo !== 'none'))) return false;
  const substituted = corners.filter(({ own }) => own.length > 0);
  const upright = substituted.filter((corner) => isUpright(graph, corner));
  return hasFront
    ? upright.length >= MIN_VERTICAL_BOLD
    : upright.length >= MIN_VERTICAL && upright.length === substituted.length;
}

/** Whether all its bonds out of the ring are vertical single bonds. */
const isUpright = (graph: OpenGraph, { atom, own }: Corner): boolean =>
  own.every((bond) => bond.order === 1 && isVertical(graph, atom, bond));

/** Whether one bond leads up or down, or two lead both ways to something different. */
function isCentre(graph: OpenGraph, { atom, own: [one, other, ...more] }: Corner): boolean {
  if (!one || more.length > 0) return false;
  if (!other) return true;
  const [p, q] = [otherEnd(one, atom), otherEnd(other, atom)];
  const isSame =
    graph.atoms[p]?.element === graph.atoms[q]?.element &&
    [p, q].every((end) => bondsOf(graph, end).length === 1);
  return isUp(graph, atom, one) !== isUp(graph, atom, other) && !isSame;
}

const placesOf =
  ({ atoms }: OpenGraph) =>
  (atom: number): Point =>
    atoms[atom] ?? { x: 0, y: 0 };

function rise(graph: OpenGraph, atom: number, bond: OpenBond): Point {
  const at = placesOf(graph);
  const [from, to] = [at(atom), at(otherEnd(bond, atom))];
  // y points downwards.
  return { x: to.x - from.x, y: from.y - to.y };
}

const isUp = (graph: OpenGraph, atom: number, bond: OpenBond): boolean =>
  rise(graph, atom, bond).y > 0;

function isVertical(graph: OpenGraph, atom: number, bond: OpenBond): boolean {
  const { x, y } = rise(graph, atom, bond);
  return Math.abs(x) <= Math.abs(y) * Math.tan((VERTICAL * Math.PI) / 180);
}
