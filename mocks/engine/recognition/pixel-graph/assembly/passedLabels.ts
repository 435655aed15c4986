import { distance, distanceToSegment } from '../../../geometry/vector';
import type { InkImage } from '../../../ink/inkImage';
import type { PixelGraphClasses } from '../classes';
import { NATIVE_BOND } from '../network';
import { isMissedLine, missedBond } from './missedBond';
import { otherEnd, type Sketch, type SketchBond, touches, valenceOf } from './sketch';
import { maxValence } from './valenceLimits';

/** Lengths of the line, pixels. */
const LENGTHS = { min: 0.6 * NATIVE_BOND, max: 1.5 * NATIVE_BOND } as const;
/** It passes a label whose middle is at most this far from it, pixels. */
const PASSING = 0.6 * NATIVE_BOND;

/**
 * A label with too many bonds, one of which begins at a corner that a line leads from, past the label, to another
 * corner: the line joins the two, as in a cage with an oxygen in its bridge.
 *
 * @param ink the picture whose pixels are the sketch's units
 */
export function joinPastLabels(classes: PixelGraphClasses, sketch: Sketch, ink: InkImage): void {
  for (const [label, atom] of sketch.atoms.entries()) {
    if (classes.names[atom.label] === 'C') continue;
    for (const bond of sketch.bonds.filter((each) => touches(each, label))) {
      if (!isOverloaded(classes, sketch, label)) break;
      const corner = otherEnd(bond, label);
      const far = cornerBehind(classes, sketch, { label, corner }, ink);
      if (far === undefined) continue;
      const kept = withoutBonds(sketch, label, [corner, far]);
      sketch.bonds.splice(0, sketch.bonds.length, ...kept);
      sketch.bonds.push(missedBond(corner, far, bond.confidence));
    }
  }
}

function isOverloaded(
  classes: PixelGraphClasses,
  { atoms, bonds }: Sketch,
  index: number,
): boolean {
  const valence = valenceOf(bonds.filter((bond) => touches(bond, index)));
  const atom = atoms[index];
  return atom !== undefined && valence > maxValence(classes, atom.label, atom.charge);
}

/** The bonds without those from a label to some corners. */
const withoutBonds = ({ bonds }: Sketch, label: number, corners: readonly number[]): SketchBond[] =>
  bonds.filter((bond) => !touches(bond, label) || !corners.includes(otherEnd(bond, label)));

/** The corner that a line leads to from another one, past a label. */
function cornerBehind(
  classes: PixelGraphClasses,
  sketch: Sketch,
  { label, corner }: { readonly label: number; readonly corner: number },
  ink: InkImage,
): number | undefined {
  const { atoms } = sketch;
  const [passed, from] = [atoms[label], atoms[corner]];
  const isCorner = (index: number) => classes.names[atoms[index]?.label ?? -1] === 'C';
  if (!passed || !from || !isCorner(corner)) return undefined;
  const found = atoms.findIndex((to, index) => {
    const length = distance(from, to);
    if (index === corner || !isCorner(index)) return false;
    if (length < LENGTHS.min || length > LENGTHS.max) return false;
    const rest = { atoms, bonds: withoutBonds(sketch, label, [corner, index]) };
    return distanceToSegment(passed, from, to) < PASSING && isMissedLine(rest, corner, index, ink);
  });
  return found < 0 ? undefined : found;
}
