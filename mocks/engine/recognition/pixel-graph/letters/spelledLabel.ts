import type { Point } from '../../../geometry/box';
import { distance } from '../../../geometry/vector';
import type { LabelBond } from '../../labels/labelAnchors';
import { parseLabel, type ParsedLabel } from '../../labels/parseLabel';
import { bondOrder, otherEnd, type Sketch, type SketchAtom, touches } from '../assembly/sketch';
import type { PixelGraphClasses } from '../classes';
import { NATIVE_BOND } from '../network';
import type { Spelling } from './letterLook';

/** A bond leads to another letter than the atom's only if that is nearer by this much, bonds. */
const NEARER = 0.35;

/** Where a letter of a label at an atom is, in the sketch's pixels. */
export const letterAt = (atom: Point, place: number): Point => ({
  x: atom.x + place * NATIVE_BOND,
  y: atom.y,
});

/**
 * The letter that each bond of an atom points at, in the order of the sketch's bonds. It is the one at the atom,
 * unless the bond begins beyond the other end of the text: `–(CH2)12–`.
 */
function bondsAt(
  { atoms, bonds }: Sketch,
  index: number,
  { text, places }: Pick<Spelling, 'text' | 'places'>,
): LabelBond[] {
  const atom = atoms[index];
  if (!atom) return [];
  const named = [...text].flatMap((char, i) => (/[A-GI-Za-z*]/.test(char) ? [i] : []));
  const nearest = (to: Point): number =>
    named.reduce((best, i) => (gap(i, to) < gap(best, to) ? i : best), named[0] ?? 0);
  const gap = (i: number, to: Point): number => distance(letterAt(atom, places[i] ?? 0), to);
  const own = nearest(atom);
  return bonds
    .filter((bond) => touches(bond, index))
    .map((bond) => {
      const far = atoms[otherEnd(bond, index)] ?? atom;
      const other = nearest(far);
      const isBeyond = gap(other, far) < gap(own, far) - NEARER * NATIVE_BOND;
      return { letter: isBeyond ? other : own, order: bondOrder(bond.type) };
    });
}

/** What a text at an atom of a sketch stands for. */
export function parseSpelling(
  sketch: Sketch,
  index: number,
  spelling: Pick<Spelling, 'text' | 'places'>,
): ParsedLabel {
  const letters = [...spelling.text].map((char) => ({ char }));
  return parseLabel(letters, bondsAt(sketch, index, spelling));
}

/** Probability, 0..1, that the label of an atom is what it is taken for. */
export const labelConfidence = ({ spelled, classLogs, label, residueShare }: SketchAtom): number =>
  residueShare ?? spelled?.confidence ?? Math.exp(classLogs[label] ?? -Infinity);

/** A label as it is written, as far as it is known: its letters, or the name of its class. */
export const labelName = (classes: PixelGraphClasses, { spelled, label }: SketchAtom): string =>
  spelled?.text ?? classes.names[label] ?? '*';
