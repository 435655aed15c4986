import type { Formula } from '../../labels/formula';
import { GraphBuilder } from '../../vector-graph/graphBuilder';
import { growFormula } from '../../vector-graph/growFormula';
import { drawnCharge, type Sketch, type SketchBond, touches } from '../assembly/sketch';
import { atomConfidence } from '../confidence/readingConfidence';
import type { GraphDraft } from '../graphDraft';
import { NATIVE_BOND } from '../network';
import { letterAt, parseSpelling } from './spelledLabel';

/** A label known by its letters, whose bonded atoms are in the draft; the others follow when all bonds are. */
export interface WrittenLabel {
  /** Of the label in the sketch. */
  readonly index: number;
  readonly formula: Formula;
  /** Atom of the draft for each of the formula's atoms that bears a bond. */
  readonly atoms: ReadonlyMap<number, number>;
  /** Atom of the draft that each of the label's bonds leads to. */
  readonly ends: ReadonlyMap<SketchBond, number>;
  readonly confidence: number;
}

/** Length of bonds inside a label, in native bond lengths: shorter, to avoid crowding. */
export const BOND_IN_LABEL = 0.8;

/** Adds those atoms of a label that bear bonds; undefined if it is not known by its letters. */
export function placeSpelled(
  draft: GraphDraft,
  sketch: Sketch,
  index: number,
): WrittenLabel | undefined {
  const atom = sketch.atoms[index];
  const parsed = atom?.spelled && parseSpelling(sketch, index, atom.spelled);
  if (!atom?.spelled || !parsed?.ok) return undefined;
  const { formula } = parsed;
  const { places } = atom.spelled;
  const confidence = atomConfidence(atom);
  const own = sketch.bonds.filter((bond) => touches(bond, index));
  const atoms = new Map<number, number>();
  const ends = new Map<SketchBond, number>();
  const place = (end: number): number => {
    const known = atoms.get(end);
    if (known !== undefined) return known;
    const { element = '*', charge = 0, isotope, label, from = 0 } = formula.atoms[end] ?? {};
    const { x, y } = atoms.size === 0 ? atom : letterAt(atom, places[from] ?? 0);
    const drawn = formula.atoms.length === 1 && charge === 0 ? drawnCharge(atom) : charge;
    atoms.set(end, draft.atoms.length);
    draft.atoms.push({
      x,
      y,
      element,
      charge: drawn,
      confidence,
      ...(isotope === undefined ? {} : { isotope }),
      ...(label === undefined ? {} : { label }),
    });
    return draft.atoms.length - 1;
  };
  own.forEach((bond, k) => ends.set(bond, place(formula.ends[k] ?? 0)));
  if (own.length === 0) place(0);
  return { index, formula, atoms, ends, confidence };
}

/** Adds the atoms of labels that bear no bonds. */
export function growSpelled(draft: GraphDraft, labels: readonly WrittenLabel[]): void {
  if (labels.length === 0) return;
  const builder = new GraphBuilder(BOND_IN_LABEL * NATIVE_BOND);
  for (const atom of draft.atoms) builder.addAtom(atom, atom.element, atom.charge);
  for (const { begin, end, order } of draft.bonds) builder.addBond(begin, end, order);
  for (const { formula, atoms, confidence } of labels) {
    const [first = 0] = atoms.values();
    const known = { atoms: builder.atoms.length, bonds: builder.bonds.length };
    growFormula(builder, formula, atoms, builder.atoms[first] ?? { x: 0, y: 0 });
    for (const { x, y, element, charge, isotope, label } of builder.atoms.slice(known.atoms)) {
      draft.atoms.push({
        x,
        y,
        element,
        charge,
        confidence,
        ...(isotope === undefined ? {} : { isotope }),
        ...(label === undefined ? {} : { label }),
      });
    }
    for (const { begin, end, order, stereo } of builder.bonds.slice(known.bonds)) {
      draft.bonds.push({ begin, end, order: order === 4 ? 1 : order, stereo, confidence });
    }
  }
}
