import { inkShare } from '../assembly/inkUnderBonds';
import type { Sketch, SketchAtom, SketchBond } from '../assembly/sketch';
import { HASHED_WEDGE } from '../assembly/sketch';
import type { InkImage } from '../inkImage';

/** 0..1: that there is an atom, and that it is what the label says. */
export function atomConfidence({ confidence, classLogs, label }: SketchAtom): number {
  return confidence * Math.exp(classLogs[label] ?? -Infinity);
}

/** 0..1: that there is a bond, and that it is of this type. */
export function bondConfidence({ confidence, typeLogs, type }: SketchBond): number {
  return confidence * Math.exp(typeLogs[type] ?? -Infinity);
}

/**
 * How sure a whole reading is, 0..1: one wrong label or bond makes it wrong, so its weakest parts
 * count. Not yet the share of such readings that are right, which `calibrated` tells.
 *
 * @param ink the picture in whose pixels the sketch is
 */
export function readingConfidence({ atoms, bonds }: Sketch, ink: InkImage): number {
  if (!bonds.length) return 0;
  return (
    least(atoms, ({ classLogs, label }) => Math.exp(classLogs[label] ?? -Infinity)) *
    least(atoms, ({ confidence }) => confidence) *
    least(bonds, ({ typeLogs, type }) => Math.exp(typeLogs[type] ?? -Infinity)) *
    least(bonds, ({ confidence }) => confidence) *
    least(bonds, (bond) => inkUnder({ atoms, bonds }, bond, ink))
  );
}

/** A hashed wedge has gaps of its own. */
function inkUnder({ atoms }: Sketch, { begin, end, type }: SketchBond, ink: InkImage): number {
  const from = atoms[begin];
  const to = atoms[end];
  return from && to && type !== HASHED_WEDGE ? inkShare(ink, from, to) : 1;
}

const least = <T>(parts: readonly T[], valueOf: (part: T) => number): number =>
  parts.reduce((low, part) => Math.min(low, valueOf(part)), 1);
