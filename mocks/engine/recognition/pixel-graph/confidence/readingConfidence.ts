import { inkShare } from '../assembly/inkUnderBonds';
import type { Sketch, SketchAtom, SketchBond } from '../assembly/sketch';
import { labelConfidence } from '../letters/spelledLabel';
import type { InkImage } from '../../../ink/inkImage';

/** Probability, 0..1, that there is an atom and that its label is right. */
export function atomConfidence(atom: SketchAtom): number {
  return atom.confidence * labelConfidence(atom);
}

/** Probability, 0..1, that there is a bond of this type. */
export function bondConfidence({ confidence, typeLogs, type }: SketchBond): number {
  return confidence * Math.exp(typeLogs[type] ?? -Infinity);
}

/**
 * How much each kind of doubt counts: exponents of the lowest probabilities. A wrong label is the usual
 * mistake; in crowded drawings, such as polycyclic natural products, the network is too doubtful about
 * whether anything is there at all. With these exponents, three networks separated right from wrong readings
 * of the development images better (area under the curve 0.80 -> 0.82) than with all of them 1.
 */
const WEIGHTS = { label: 1, bondType: 0.5, atom: 0.3, bond: 0.1, ink: 0.5 } as const;

/**
 * Confidence in a whole reading, 0..1: one wrong label or bond makes it wrong, so its weakest parts count.
 * Not yet the share of such readings that are correct; for that see `calibrated`.
 *
 * @param ink the picture whose pixels are the sketch's units
 */
export function readingConfidence(sketch: Sketch, ink: InkImage): number {
  return least(sketch.atoms, labelConfidence) ** WEIGHTS.label * drawingConfidence(sketch, ink);
}

/** The same with every label taken for sure: no second look at the labels makes a reading surer than this. */
export function drawingConfidence({ atoms, bonds }: Sketch, ink: InkImage): number {
  if (!bonds.length) return 0;
  const weakest = {
    bondType: least(bonds, ({ typeLogs, type }) => Math.exp(typeLogs[type] ?? -Infinity)),
    atom: least(atoms, ({ confidence }) => confidence),
    bond: least(bonds, ({ confidence }) => confidence),
    ink: least(bonds, (bond) => inkUnder(atoms, bond, ink)),
  };
  return (
    weakest.bondType ** WEIGHTS.bondType *
    weakest.atom ** WEIGHTS.atom *
    weakest.bond ** WEIGHTS.bond *
    weakest.ink ** WEIGHTS.ink
  );
}

function inkUnder(atoms: readonly SketchAtom[], { begin, end }: SketchBond, ink: InkImage): number {
  const from = atoms[begin];
  const to = atoms[end];
  return from && to ? inkShare(ink, from, to) : 1;
}

const least = <T>(parts: readonly T[], valueOf: (part: T) => number): number =>
  parts.reduce((low, part) => Math.min(low, valueOf(part)), 1);
