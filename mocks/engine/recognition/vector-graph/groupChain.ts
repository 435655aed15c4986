import { readFragment } from './fragment';
import type { GraphBuilder } from './graphBuilder';
import { groupSmiles } from './groupTable';
import { isElement, isResidue, type LabelUnit } from './labelUnits';

/** Elements that end a chain: a count puts that many of them at the previous atom. */
const ENDS = new Set(['F', 'Cl', 'Br', 'I', 'D', 'Na', 'K', 'Li']);

/**
 * No further labels are written out once a graph has this many atoms; RDKit takes 500
 * (`engine/chemistry/limits.ts`).
 */
const MAX_ATOMS = 1000;

/** Why a label cannot be turned into atoms. */
export class LabelError extends Error {}

/**
 * Writes the units of a label, read away from its anchor, as atoms bonded one after the other.
 *
 * @param anchor the atom of the unit before the first of `units`
 */
export function writeChain(
  builder: GraphBuilder,
  anchor: number,
  units: readonly LabelUnit[],
): void {
  let at = anchor;
  let rest = units;
  while (rest.length > 0) {
    // Nested brackets multiply.
    if (builder.atoms.length > MAX_ATOMS) throw new LabelError('A label stands for too many atoms');
    const step = writeUnit(builder, at, rest);
    at = step.at;
    rest = rest.slice(step.used);
  }
}

interface Step {
  /** The atom from which the chain continues. */
  readonly at: number;
  readonly used: number;
}

function writeUnit(builder: GraphBuilder, at: number, units: readonly LabelUnit[]): Step {
  const [unit] = units;
  if (!unit) return { at, used: 1 };
  if (unit.name === 'H') return writeHydrogens(builder, at, unit);
  if (unit.members) return writeBracketed(builder, at, unit, unit.members, units.length === 1);
  const oxide = writeOxide(builder, at, units) ?? writeNitrogens(builder, at, units);
  if (oxide) return oxide;
  if (groupSmiles(unit.name) !== undefined || ENDS.has(unit.name) || isResidue(unit.name)) {
    for (let k = 0; k < unit.count; k++) growUnit(builder, at, unit);
    return { at, used: 1 };
  }
  if (!isElement(unit.name)) throw new LabelError(`“${unit.name}” is not known`);
  if (unit.count > 1 && units.length > 1 && !onlyHydrogens(units.slice(1))) {
    throw new LabelError(`“${unit.name}${unit.count}” within a label has no clear meaning`);
  }
  let next = at;
  for (let k = 0; k < unit.count; k++) next = builder.growAtom(at, unit.name, 1, unit.charge);
  setHydrogens(builder, next, 0);
  return { at: next, used: 1 };
}

const onlyHydrogens = (units: readonly LabelUnit[]): boolean =>
  units.every(({ name }) => name === 'H');

function growUnit(builder: GraphBuilder, at: number, unit: LabelUnit): void {
  const smiles = groupSmiles(unit.name);
  if (smiles !== undefined) {
    builder.growFragment(at, readFragment(smiles));
    return;
  }
  const residue = isResidue(unit.name.replace(/[\d′'’″a-z]+$/, '')) && !isElement(unit.name);
  const atom = builder.growAtom(
    at,
    residue ? '*' : unit.name === 'D' ? 'H' : unit.name,
    1,
    unit.charge,
  );
  const written = builder.atoms[atom];
  if (written && residue) written.label = unit.name;
  if (written && unit.name === 'D') written.isotope = 2;
}

function writeHydrogens(builder: GraphBuilder, at: number, unit: LabelUnit): Step {
  const atom = builder.atoms[at];
  if (atom) {
    atom.hydrogens = (atom.hydrogens ?? 0) + unit.count;
    if (unit.charge !== 0) atom.charge = unit.charge;
  }
  return { at, used: 1 };
}

function setHydrogens(builder: GraphBuilder, at: number, count: number): void {
  const atom = builder.atoms[at];
  if (atom) atom.hydrogens = count;
}

/** `(CH3)2` is attached that many times to the previous atom; `(CH2)4` followed by more is a chain. */
function writeBracketed(
  builder: GraphBuilder,
  at: number,
  unit: LabelUnit,
  members: readonly LabelUnit[],
  last: boolean,
): Step {
  const inward = members[0]?.name === 'H' ? [...members].reverse() : members;
  const [head] = inward;
  const oxygens = inward.length === 1 && head?.name === 'O' && head.count === 1;
  if (oxygens) {
    for (let k = 0; k < unit.count; k++) builder.growAtom(at, 'O', 2);
    return { at, used: 1 };
  }
  const isLink = head?.name === 'C' && inward[1]?.name === 'H' && inward[1].count === 2;
  let chainEnd = at;
  for (let k = 0; k < unit.count; k++) {
    const from = isLink && !last ? chainEnd : at;
    const before = builder.atoms.length;
    writeChain(builder, from, inward);
    chainEnd = before;
  }
  return { at: isLink && !last ? chainEnd : at, used: 1 };
}

/** Oxygens after carbon, nitrogen, sulfur and phosphorus: carbonyl, nitro, sulfonyl, phosphoryl. */
function writeOxide(
  builder: GraphBuilder,
  at: number,
  units: readonly LabelUnit[],
): Step | undefined {
  const [unit, next] = units;
  const atom = builder.atoms[at];
  if (!unit || !atom || unit.name !== 'O') return undefined;
  const more = units.length > 1;
  if (atom.element === 'C') return carbonOxide(builder, at, unit, next, more);
  if (atom.element === 'N' && unit.count === 2) {
    atom.charge = 1;
    builder.growAtom(at, 'O', 2);
    builder.growAtom(at, 'O', 1, -1);
    return { at, used: 1 };
  }
  if (atom.element === 'N' && unit.count === 1 && !more && builder.valenceOf(at) === 1) {
    builder.growAtom(at, 'O', 2);
    return { at, used: 1 };
  }
  if (atom.element === 'S' || atom.element === 'P') return acidOxide(builder, at, unit, next);
  return undefined;
}

function carbonOxide(
  builder: GraphBuilder,
  at: number,
  unit: LabelUnit,
  next: LabelUnit | undefined,
  more: boolean,
): Step | undefined {
  const stated = builder.atoms[at]?.hydrogens ?? 0;
  const bonds = builder.valenceOf(at);
  if (bonds > 2 || stated > 1) return undefined;
  const acid = unit.count === 2 || (next?.name === 'O' && next.count === 1);
  if (acid && stated === 0 && bonds < 2) {
    builder.growAtom(at, 'O', 2);
    const charge = unit.count === 2 ? unit.charge : (next?.charge ?? 0);
    const single = builder.growAtom(at, 'O', 1, charge);
    setHydrogens(builder, single, 0);
    return { at: single, used: unit.count === 2 ? 1 : 2 };
  }
  if (unit.count !== 1 || (stated === 1 && more)) return undefined;
  builder.growAtom(at, 'O', 2);
  return { at, used: 1 };
}

/** SO, SO2, SO3H, PO3H2: doubly bonded oxygens up to the highest usual valence, then singly bonded ones. */
function acidOxide(
  builder: GraphBuilder,
  at: number,
  unit: LabelUnit,
  next: LabelUnit | undefined,
): Step | undefined {
  const phosphorus = builder.atoms[at]?.element === 'P';
  const room = (phosphorus ? 5 : 6) - builder.valenceOf(at);
  if (unit.count === 1 && next !== undefined && next.name !== 'O' && onlyHydrogens([next])) {
    return undefined;
  }
  const doubles = Math.min(unit.count, phosphorus ? 1 : 2, Math.floor(room / 2));
  for (let k = 0; k < doubles; k++) builder.growAtom(at, 'O', 2);
  let single = at;
  for (let k = doubles; k < unit.count; k++) {
    single = builder.growAtom(at, 'O', 1, k === unit.count - 1 ? unit.charge : 0);
  }
  // The acid's hydrogens are on its oxygens, where they are implied.
  const acid = next?.name === 'H' && single !== at;
  return { at: single, used: acid ? 2 : 1 };
}

/** Nitrile, azide, diazo. */
function writeNitrogens(
  builder: GraphBuilder,
  at: number,
  units: readonly LabelUnit[],
): Step | undefined {
  const [unit] = units;
  const atom = builder.atoms[at];
  if (!unit || !atom || unit.name !== 'N' || units.length > 1) return undefined;
  if (atom.element === 'C' && unit.count === 1 && !atom.hydrogens && builder.valenceOf(at) === 1) {
    builder.growAtom(at, 'N', 3);
    return { at, used: 1 };
  }
  return undefined;
}

/** The nitrogens of an azide or diazo group: the anchor is the first of `count`. */
export function writeNitrogenRun(builder: GraphBuilder, anchor: number, count: number): boolean {
  const first = builder.atoms[anchor];
  if (!first || first.element !== 'N') return false;
  const bonds = builder.valenceOf(anchor);
  if (count === 3 && bonds === 1) {
    const middle = builder.growAtom(anchor, 'N', 2, 1);
    builder.growAtom(middle, 'N', 2, -1);
    return true;
  }
  if (count === 2 && bonds === 2) {
    first.charge = 1;
    builder.growAtom(anchor, 'N', 2, -1);
    return true;
  }
  return false;
}
