import type { PixelGraphClasses } from '../classes';
import { median } from '../statistics';
import type { Sketch, SketchBond } from './sketch';
import { bondLength, otherEnd, touches } from './sketch';

/** A 'bond' to an end that is shorter than this share of the median bond is the gap to a stacked H. */
const SHORT = 0.72;
/** The same for an end read as =O next to two single bonds. */
const SHORT_DOUBLE = 0.85;
const END_LABELS: ReadonlySet<string> = new Set(['O', 'N', 'H', 'C', '*']);
const DOUBLE_END_LABELS: ReadonlySet<string> = new Set(['O', 'C']);

/** The H written above or below a ring's N is not an atom: removes the 'bonds' that lead to one. */
export function withoutStackedHydrogens(classes: PixelGraphClasses, sketch: Sketch): Sketch {
  const { atoms, bonds } = sketch;
  if (bonds.length < 3) return sketch;
  const medianBond = median(bonds.map((bond) => bondLength(sketch, bond)));
  const leadsToStackedH = (bond: SketchBond): boolean =>
    [bond.begin, bond.end].some((nitrogen) =>
      isStacked(classes, sketch, bond, nitrogen, medianBond),
    );
  return { atoms, bonds: bonds.filter((bond) => !leadsToStackedH(bond)) };
}

function isStacked(
  classes: PixelGraphClasses,
  sketch: Sketch,
  bond: SketchBond,
  nitrogen: number,
  medianBond: number,
): boolean {
  const { atoms, bonds } = sketch;
  const nameOf = (atom: number): string => classes.names[atoms[atom]?.label ?? -1] ?? '';
  const end = otherEnd(bond, nitrogen);
  if (nameOf(nitrogen) !== 'N') return false;
  if (bonds.filter((b) => touches(b, end)).length !== 1) return false;
  const others = bonds.filter((b) => b !== bond && touches(b, nitrogen));
  if (others.length !== 2) return false;
  const length = bondLength(sketch, bond);
  if (length < SHORT * medianBond && END_LABELS.has(nameOf(end))) return true;
  return (
    bond.type === 1 &&
    DOUBLE_END_LABELS.has(nameOf(end)) &&
    length < SHORT_DOUBLE * medianBond &&
    others.every((b) => b.type !== 1 && b.type !== 2)
  );
}
