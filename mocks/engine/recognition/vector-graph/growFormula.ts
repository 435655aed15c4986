import type { Point } from '../../geometry/box';
import { DisjointSets } from '../../geometry/disjointSets';
import type { Formula, FormulaBond } from '../labels/formula';
import type { BondStereo } from '../molecularGraph';
import type { GraphBuilder } from './graphBuilder';

/**
 * Adds those atoms of a formula that are not in the graph yet, each one bond away from its neighbour, and all
 * of the formula's bonds.
 *
 * @param placed the graph's atom for each atom of the formula that is there
 * @param beside where parts without bonds go
 */
export function growFormula(
  builder: GraphBuilder,
  formula: Formula,
  placed: ReadonlyMap<number, number>,
  beside: Point,
): void {
  const atoms = new Map(placed);
  const left = new Set(formula.bonds);
  for (let found = true; found;) {
    found = false;
    for (const bond of left) {
      const [known, fresh] = atoms.has(bond.begin)
        ? [bond.begin, bond.end]
        : [bond.end, bond.begin];
      const from = atoms.get(known);
      if (from === undefined) continue;
      found = true;
      left.delete(bond);
      const there = atoms.get(fresh);
      if (there !== undefined) builder.addBond(from, there, bond.order, stereoOf(formula, bond));
      else growAtom(builder, formula, bond, { from, fresh, known }, atoms);
    }
  }
  growParts(builder, formula, atoms, beside);
}

function growAtom(
  builder: GraphBuilder,
  formula: Formula,
  bond: FormulaBond,
  { from, fresh, known }: { readonly from: number; readonly fresh: number; readonly known: number },
  atoms: Map<number, number>,
): void {
  const ring = ringFrom(formula, known, fresh, atoms);
  if (ring) {
    const places = builder.ringBeside(from, ring.length);
    ring.forEach((member, k) => {
      const at = places[k];
      if (at) atoms.set(member, add(builder, formula, member, at));
    });
    builder.addBond(from, atoms.get(fresh) ?? from, bond.order);
    return;
  }
  const atom = add(builder, formula, fresh, builder.roomBeside(from));
  builder.addBond(from, atom, bond.order, stereoOf(formula, bond));
  atoms.set(fresh, atom);
}

/** A double bond of a chain, as in `CH=CHCO2Et`, is written without a configuration. */
function stereoOf(formula: Formula, bond: FormulaBond): BondStereo {
  const { bonds, ends } = formula;
  const goesOn = (atom: number): boolean =>
    ends.includes(atom) ||
    bonds.some((other) => other !== bond && (other.begin === atom || other.end === atom));
  const isOpen = bond.order === 2 && goesOn(bond.begin) && goesOn(bond.end);
  return isOpen && !isInRing(formula, bond) ? 'either' : 'none';
}

function isInRing({ atoms, bonds }: Formula, bond: FormulaBond): boolean {
  const joined = new DisjointSets(atoms.length);
  for (const other of bonds) if (other !== bond) joined.join(other.begin, other.end);
  return joined.find(bond.begin) === joined.find(bond.end);
}

/** The ring whose first atom is bonded to `known`, in its order; the second is the one bonded to the first. */
function ringFrom(
  { bonds }: Formula,
  known: number,
  first: number,
  atoms: ReadonlyMap<number, number>,
): number[] | undefined {
  const around = (i: number) =>
    bonds.flatMap(({ begin, end }) => (begin === i ? [end] : end === i ? [begin] : []));
  const search = (path: number[]): number[] | undefined => {
    const last = path.at(-1) ?? first;
    for (const next of around(last)) {
      if (next === first && path.length > 2) return path;
      if (next === known || atoms.has(next) || path.includes(next) || path.length > 6) continue;
      const found = search([...path, next]);
      if (found) return found;
    }
    return undefined;
  };
  return search([first]);
}

function add(builder: GraphBuilder, { atoms }: Formula, index: number, at: Point): number {
  const { element = 'C', charge = 0, hydrogens, isotope, label } = atoms[index] ?? {};
  const place = builder.addAtom(at, element, charge);
  const atom = builder.atoms[place];
  if (!atom) return place;
  if (hydrogens !== undefined) atom.hydrogens = hydrogens;
  if (isotope !== undefined) atom.isotope = isotope;
  if (label !== undefined) atom.label = label;
  return place;
}

/** Counter-ions and other molecules that the label names. */
function growParts(
  builder: GraphBuilder,
  formula: Formula,
  atoms: Map<number, number>,
  beside: Point,
): void {
  const missing = formula.atoms.findIndex((_, i) => !atoms.has(i));
  if (missing < 0) return;
  const at = { x: beside.x + 2 * builder.bondLength, y: beside.y };
  const room = builder.isFree(at) ? at : { ...at, y: at.y + 1.5 * builder.bondLength };
  atoms.set(missing, add(builder, formula, missing, room));
  const inPart = formula.bonds.filter(({ begin, end }) => !atoms.has(begin) || !atoms.has(end));
  growFormula(builder, { ...formula, bonds: inPart }, atoms, room);
}
