import { along, project } from '../../geometry/vector';
import type { PlacedBond, Place, Skeleton } from './skeleton';

/** A corner this close to a bond's line, in bond lengths, lies on it. */
const ON_LINE = 0.06;
/** Closer to its ends than this share of it, a place does not divide a bond. */
const NEAR_END = 0.12;

/** A bond that ends on the middle of another creates an atom there. */
export function splitTouchedBonds(skeleton: Skeleton, bondLength: number): Skeleton {
  const bonds = [...skeleton.bonds];
  skeleton.places.forEach((place, i) => {
    if (place.label) return;
    for (const bond of bonds.slice()) {
      const parts = divided(bond, place, i, bondLength);
      if (parts) bonds.splice(bonds.indexOf(bond), 1, ...parts);
    }
  });
  return { places: skeleton.places, bonds };
}

function divided(
  { bond, begin, end }: PlacedBond,
  place: Place,
  index: number,
  bondLength: number,
): PlacedBond[] | undefined {
  if (begin === index || end === index || bond.order !== 1 || bond.stereo !== 'none') {
    return undefined;
  }
  const { t, off } = project(place.at, bond.a, bond.b);
  if (t < NEAR_END || t > 1 - NEAR_END || Math.abs(off) > ON_LINE * bondLength) return undefined;
  const at = along(bond.a, bond.b, t);
  return [
    { bond: { ...bond, b: at }, begin, end: index },
    { bond: { ...bond, a: at }, begin: index, end },
  ];
}
