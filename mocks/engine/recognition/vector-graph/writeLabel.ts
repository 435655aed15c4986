import type { Point } from '../../geometry/box';
import { boxCentre } from '../../geometry/boxes';
import { distance } from '../../geometry/vector';
import type { Letter, TextLabel } from '../../lines/textLabels';
import type { Formula } from '../labels/formula';
import type { LabelBond } from '../labels/labelAnchors';
import { parseLabel, type ParsedLabel } from '../labels/parseLabel';
import type { GraphBuilder } from './graphBuilder';
import { growFormula } from './growFormula';

/** Why a label cannot be turned into atoms. */
export class LabelError extends Error {}

/** A drawn bond's end at a label. */
export interface LabelEnd {
  readonly at: Point;
  /** Two of several aromatic bonds count three, three four. */
  readonly order: number;
}

/** A label whose bonded atoms are in the graph; the others follow when all bonds are known. */
export interface LabelPlan {
  readonly label: TextLabel;
  readonly formula: Formula;
  /** Atom of the graph for each of the formula's atoms that bears a bond. */
  readonly atoms: ReadonlyMap<number, number>;
  /** Atom of the graph for each of the label's bond ends. */
  readonly ends: readonly number[];
}

/**
 * Adds the atoms of a label that bear bonds.
 *
 * @param parts the label, followed by those that are stacked on it
 * @throws LabelError if the label has no or no clear meaning
 */
export function placeLabel(
  builder: GraphBuilder,
  parts: readonly TextLabel[],
  ends: readonly LabelEnd[],
): LabelPlan {
  const [label] = parts;
  const letters = lettersOf(parts);
  const bonds = ends.map((end): LabelBond => ({
    letter: pointedLetter(label ? lettersOf([label]) : [], end.at),
    order: end.order,
  }));
  const parsed = parseLabel(letters, bonds);
  const text = parts.map((part) => part.text).join('');
  if (!label || !parsed.ok) throw new LabelError(problemOf(parsed, text));
  const { formula } = parsed;
  const atoms = new Map<number, number>();
  formula.ends.forEach((end, k) => {
    if (atoms.has(end)) return;
    const atom = formula.atoms[end];
    const letter = atom && atom.to - atom.from < 3 ? atom.from : (bonds[k]?.letter ?? 0);
    const at = letters[letter];
    const element = atom?.element ?? 'C';
    atoms.set(end, builder.addAtom(at ? boxCentre(at.box) : (ends[k]?.at ?? ORIGIN), element));
  });
  return { label, formula, atoms, ends: formula.ends.map((end) => atoms.get(end) ?? 0) };
}

const ORIGIN: Point = { x: 0, y: 0 };

/** Whether letters have exactly one meaning with these bonds. */
export const isReadable = (parts: readonly TextLabel[], ends: readonly LabelEnd[]): boolean => {
  const [label] = parts;
  const own = label ? lettersOf([label]) : [];
  const bonds = ends.map(({ at, order }) => ({ letter: pointedLetter(own, at), order }));
  return parseLabel(lettersOf(parts), bonds).ok;
};

/** The letters of labels that are read as one, without blanks. */
export const lettersOf = (parts: readonly TextLabel[]): readonly Letter[] =>
  parts.flatMap(({ letters }) => letters.filter(({ char }) => !/\s/.test(char)));

/** The letter that a bond's end points at: hydrogens, numbers and brackets bear no bonds. */
function pointedLetter(letters: readonly Letter[], at: Point): number {
  const named = letters.flatMap(({ char }, i) => (/[A-GI-Za-z*]/.test(char) ? [i] : []));
  const choices = named.length > 0 ? named : letters.map((_, i) => i);
  const gap = (i: number): number => {
    const letter = letters[i];
    return letter ? distance(boxCentre(letter.box), at) : Infinity;
  };
  return choices.reduce((best, i) => (gap(i) < gap(best) ? i : best), choices[0] ?? 0);
}

function problemOf(parsed: ParsedLabel, text: string): string {
  const problem = parsed.ok ? 'unknown' : parsed.problem;
  if (problem === 'ambiguous') return `The label “${text}” has several meanings`;
  if (problem === 'impossible') return `The label “${text}” does not fit its bonds`;
  return `The label “${text}” is not understood`;
}

/** Writes out the atoms of a label that bear no bonds. */
export function writeLabel(builder: GraphBuilder, { label, formula, atoms }: LabelPlan): void {
  for (const [index, place] of atoms) {
    const written = formula.atoms[index];
    const atom = builder.atoms[place];
    if (!written || !atom) continue;
    atom.charge += written.charge;
    if (written.isotope !== undefined) atom.isotope = written.isotope;
    if (written.label !== undefined) atom.label = written.label;
    const implied = label.impliesHydrogens === true && written.hydrogens === 0;
    if (written.hydrogens !== undefined && !implied) atom.hydrogens = written.hydrogens;
  }
  growFormula(builder, formula, atoms, boxCentre(label.box));
}
