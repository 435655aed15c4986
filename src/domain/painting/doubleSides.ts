import type { MolfileBond } from '../molfileBonds';
import type { PaintedPoint } from './painted';
import type { DoubleSide } from './drawnBond';

/** Larger rings are drawn like chains. */
const LARGEST_RING = 8;

/** Indices of the atoms around each atom. */
export type Neighbours = readonly (readonly number[])[];

/**
 * On which side the second line of a double bond lies: inside the smallest ring, or else where more neighbours are.
 *
 * @param places of the atoms, points, y down
 */
export function doubleSide(
  { begin, end }: Pick<MolfileBond, 'begin' | 'end'>,
  places: readonly PaintedPoint[],
  neighbours: Neighbours,
): DoubleSide {
  const [a, b] = [begin - 1, end - 1];
  const ring = smallestRing(a, b, neighbours);
  const others = [...(neighbours[a] ?? []), ...(neighbours[b] ?? [])].filter(
    (n) => n !== a && n !== b,
  );
  const isTerminal = (neighbours[a]?.length ?? 0) < 2 || (neighbours[b]?.length ?? 0) < 2;
  if (!ring && isTerminal) return 'both';
  const weight = (ring ?? others).reduce(
    (sum, n) => sum + sideOf(places[a], places[b], places[n]),
    0,
  );
  return weight === 0 ? 'both' : weight > 0 ? 'left' : 'right';
}

/** 1 to the left of the way from `a` to `b` where y points down, −1 to its right. */
function sideOf(a?: PaintedPoint, b?: PaintedPoint, p?: PaintedPoint): number {
  if (!a || !b || !p) return 0;
  const cross = (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);
  return Math.abs(cross) < 1e-6 ? 0 : -Math.sign(cross);
}

/** The atoms of the smallest ring with this bond; undefined for none of usual size. */
function smallestRing(a: number, b: number, neighbours: Neighbours): readonly number[] | undefined {
  const cameFrom = new Map<number, number>([[a, a]]);
  let front = [a];
  for (let size = 1; size < LARGEST_RING && front.length > 0; size += 1) {
    const next: number[] = [];
    for (const atom of front) {
      for (const other of neighbours[atom] ?? []) {
        if (cameFrom.has(other) || (atom === a && other === b)) continue;
        cameFrom.set(other, atom);
        if (other === b) return wayBack(b, a, cameFrom);
        next.push(other);
      }
    }
    front = next;
  }
  return undefined;
}

function wayBack(from: number, to: number, cameFrom: ReadonlyMap<number, number>): number[] {
  const way: number[] = [];
  for (let atom = from; atom !== to; atom = cameFrom.get(atom) ?? to) way.push(atom);
  return way;
}
