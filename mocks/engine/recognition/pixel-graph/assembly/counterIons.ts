import type { PixelGraphClasses } from '../classes';
import { nearestTo } from '../decodeHeads';
import { NATIVE_BOND } from '../network';
import type { Sketch, SketchAtom } from './sketch';
import { partOf, touches } from './sketch';

const SALT_HALOGENS: ReadonlySet<string> = new Set(['Cl', 'Br', 'I']);
/** An unbonded halogen with a higher confidence than this is kept. */
const SURE_ATOM = 0.5;
/**
 * Below that, the letters must be beyond doubt and close to the structure (pixels): the `(C)` of a more
 * distant caption looks like a Cl.
 */
const SURE_LETTERS = { atom: 0.35, label: 0.97, distance: 2.5 * NATIVE_BOND } as const;

/** Drops atoms without bonds, except the halogens of a salt (`HCl`, `HI`). */
export function withoutLooseAtoms(classes: PixelGraphClasses, sketch: Sketch): Sketch {
  const isBonded = sketch.atoms.map((_, i) => sketch.bonds.some((bond) => touches(bond, i)));
  const structure = sketch.atoms.filter((_, i) => isBonded[i]);
  return partOf(
    sketch,
    (atom, i) => isBonded[i] === true || isCounterIon(classes, atom, structure),
  );
}

function isCounterIon(
  classes: PixelGraphClasses,
  atom: SketchAtom,
  structure: readonly SketchAtom[],
): boolean {
  if (!SALT_HALOGENS.has(classes.names[atom.label] ?? '')) return false;
  if (atom.confidence > SURE_ATOM) return true;
  const label = Math.exp(atom.classLogs[atom.label] ?? -Infinity);
  return (
    atom.confidence > SURE_LETTERS.atom &&
    label >= SURE_LETTERS.label &&
    nearestTo(structure, atom).distance <= SURE_LETTERS.distance
  );
}
