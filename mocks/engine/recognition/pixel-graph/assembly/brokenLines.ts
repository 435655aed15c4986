import { direction, offset, project } from '../../../geometry/vector';
import type { PixelGraphClasses } from '../classes';
import type { InkImage } from '../../../ink/inkImage';
import { NATIVE_BOND } from '../network';
import { isInkedAlong } from './inkUnderBonds';
import type { Sketch, SketchAtom, SketchBond } from './sketch';
import { otherEnd, partOf, touches } from './sketch';
import { isUnbroken } from './strokeAlong';

/** How far a line may continue beyond a carbon, pixels: cages have bonds of twice the usual length. */
const FURTHEST = 1.3 * NATIVE_BOND;
/** An atom closer to the carbon than this, pixels, is another spot at the same end. */
const NEAREST = 0.2 * NATIVE_BOND;
/** How far off the line the atom that it leads to may be, pixels. */
const ASIDE = 4;

/**
 * A carbon at the end of a bond whose line continues to another atom is a spot on a longer bond: joins that
 * atom instead.
 *
 * @param ink the picture whose pixels are the sketch's units
 */
export function withoutBrokenLines(
  classes: PixelGraphClasses,
  sketch: Sketch,
  ink: InkImage,
): Sketch {
  const { atoms } = sketch;
  let bonds = [...sketch.bonds];
  const spots = new Set<number>();
  atoms.forEach((spot, index) => {
    const [bond, second] = bonds.filter((each) => touches(each, index));
    if (!bond || second || classes.names[spot.label] !== 'C' || spot.charge !== 0) return;
    const start = otherEnd(bond, index);
    const end = atomAhead(atoms, bonds, { start, spot: index }, ink);
    if (end < 0 || spots.has(end)) return;
    bonds = bonds.map((each) => (each === bond ? reaching(bond, index, end) : each));
    spots.add(index);
  });
  if (spots.size === 0) return sketch;
  // A line may have several spots.
  return withoutBrokenLines(
    classes,
    partOf({ atoms, bonds }, (_, index) => !spots.has(index)),
    ink,
  );
}

const reaching = (bond: SketchBond, spot: number, end: number): SketchBond =>
  bond.begin === spot ? { ...bond, begin: end } : { ...bond, end };

/** The nearest atom that the line from `start` leads to beyond `spot`, or -1. */
function atomAhead(
  atoms: readonly SketchAtom[],
  bonds: readonly SketchBond[],
  { start, spot }: { readonly start: number; readonly spot: number },
  ink: InkImage,
): number {
  const from = atoms[start];
  const here = atoms[spot];
  if (!from || !here) return -1;
  const further = offset(here, direction(from, here), FURTHEST);
  let nearest = { index: -1, t: 1 };
  atoms.forEach((atom, index) => {
    if (index === start || index === spot) return;
    const { t, off } = project(atom, here, further);
    if (t * FURTHEST < NEAREST || t >= nearest.t || Math.abs(off) > ASIDE) return;
    if (bonds.some((bond) => touches(bond, index) && touches(bond, start))) return;
    if (isInkedAlong(ink, here, atom) && isUnbroken(ink, here, atom)) nearest = { index, t };
  });
  return nearest.index;
}
