import type { Part } from '../../assembly/hypothesis';
import type { BondStereo } from '../../molecularGraph';
import type { PixelGraphClasses } from '../classes';
import type { AtomCandidate, BondCandidate } from '../decodeHeads';
import { argmax, certainLogs } from '../statistics';

/** 0 single, 1 double, 2 triple, 3 solid wedge, 4 hashed wedge. */
export type BondType = 0 | 1 | 2 | 3 | 4;
/** 0 none, 1 plus, 2 minus. */
export type ChargeIndex = 0 | 1 | 2;

export const SOLID_WEDGE: BondType = 3;
export const HASHED_WEDGE: BondType = 4;

export const isWedge = (type: BondType): boolean => type === SOLID_WEDGE || type === HASHED_WEDGE;

/** An atom or label of a drawing that is being assembled. */
export interface SketchAtom extends AtomCandidate, Part {
  /** Index into the classes. */
  label: number;
  charge: ChargeIndex;
  /** Its letters, where they say more than its class. */
  readonly spelled?: SpelledLabel;
  /** Probability, 0..1, that it is a residue, whatever its name; absent if it is none, or has one name only. */
  readonly residueShare?: number;
}

/** A label that is known by its letters, and what it stands for by the grammar of labels. */
export interface SpelledLabel {
  readonly text: string;
  /** Where each letter is, to the right of the atom, bonds. */
  readonly places: readonly number[];
  /** 0..1 */
  readonly confidence: number;
}

/** A bond of a drawing that is being assembled; begins at the narrow end of a wedge. */
export interface SketchBond extends Part {
  begin: number;
  end: number;
  type: BondType;
  typeLogs: readonly number[];
  readonly confidence: number;
  /** Drawn as a wave: the stereo is unspecified. */
  wavy?: boolean;
}

/**
 * A drawing that is being assembled, in pixels of the scaled, padded picture. Labels are not yet unfolded.
 */
export interface Sketch {
  readonly atoms: readonly SketchAtom[];
  readonly bonds: readonly SketchBond[];
}

const ORDERS = [1, 2, 3, 1, 1] as const;

export const bondOrder = (type: BondType): 1 | 2 | 3 => ORDERS[type];

/** What the bonds of an atom use of its valence. */
export const valenceOf = (around: readonly SketchBond[]): number =>
  around.reduce((sum, { type }) => sum + bondOrder(type), 0);

/** Sets a bond's type to the one that its ink shows, as certain. */
export function settleType(bond: SketchBond, type: BondType): void {
  bond.type = type;
  bond.typeLogs = certainLogs(bond.typeLogs.length, type);
}

/** What a bond looks like, whatever a valence makes of it. */
export const seenType = ({ typeLogs }: SketchBond): BondType => toBondType(argmax(typeLogs));

/** The same bond of the type that its ink shows, as certain. */
export const ofType = (bond: SketchBond, type: BondType): SketchBond => ({
  ...bond,
  type,
  typeLogs: certainLogs(bond.typeLogs.length, type),
});

/** Reverses a bond's direction. */
export function turnBond(bond: SketchBond): void {
  const { begin, end } = bond;
  bond.begin = end;
  bond.end = begin;
}

export const touches = (bond: SketchBond, atom: number): boolean =>
  bond.begin === atom || bond.end === atom;

export const otherEnd = (bond: SketchBond, atom: number): number =>
  bond.begin === atom ? bond.end : bond.begin;

/** The same key for both directions of a pair of atoms. */
export const pairKey = (i: number, j: number): string => (i < j ? `${i},${j}` : `${j},${i}`);

/** The bonds of each atom, in the sketch's order. */
export function bondsAround({ atoms, bonds }: Sketch): SketchBond[][] {
  const around = atoms.map((): SketchBond[] => []);
  for (const bond of bonds) {
    around[bond.begin]?.push(bond);
    around[bond.end]?.push(bond);
  }
  return around;
}

export function toSketchAtom(classes: PixelGraphClasses, candidate: AtomCandidate): SketchAtom {
  const label = argmax(candidate.classLogs);
  const charge = label >= classes.elementCount ? 0 : toChargeIndex(argmax(candidate.chargeLogs));
  return { ...candidate, label, charge };
}

export function toSketchBond(begin: number, end: number, candidate: BondCandidate): SketchBond {
  const { typeLogs, confidence } = candidate;
  return { begin, end, type: toBondType(argmax(typeLogs)), typeLogs, confidence };
}

const toChargeIndex = (index: number): ChargeIndex => (index === 1 ? 1 : index === 2 ? 2 : 0);

function toBondType(index: number): BondType {
  return index === 1 || index === 2 || index === 3 || index === 4 ? index : 0;
}

/** Distance between the bond's two atoms, pixels. */
export function bondLength({ atoms }: Sketch, bond: SketchBond): number {
  const a = atoms[bond.begin];
  const b = atoms[bond.end];
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

/** Cosine between two bonds of an atom that lie on one line. */
export const STRAIGHT = -0.9;

/** Cosine of the angle between two bonds of an atom; 1 if it is undefined. */
export function cosineAt(
  { atoms }: Sketch,
  atom: number,
  one: SketchBond,
  two: SketchBond,
): number {
  const middle = atoms[atom];
  const a = atoms[otherEnd(one, atom)];
  const b = atoms[otherEnd(two, atom)];
  if (!middle || !a || !b) return 1;
  const ax = a.x - middle.x;
  const ay = a.y - middle.y;
  const bx = b.x - middle.x;
  const by = b.y - middle.y;
  const lengths = Math.hypot(ax, ay) * Math.hypot(bx, by);
  return lengths > 0 ? (ax * bx + ay * by) / lengths : 1;
}

/** The part of a sketch whose atoms `keep` accepts, renumbered. */
export function partOf(
  { atoms, bonds }: Sketch,
  keep: (atom: SketchAtom, index: number) => boolean,
): Sketch {
  const numbers = new Map<number, number>();
  const kept = atoms.filter((atom, i) => {
    if (!keep(atom, i)) return false;
    numbers.set(i, numbers.size);
    return true;
  });
  const renumbered = bonds.flatMap((bond) => {
    const begin = numbers.get(bond.begin);
    const end = numbers.get(bond.end);
    return begin === undefined || end === undefined ? [] : [{ ...bond, begin, end }];
  });
  return { atoms: kept, bonds: renumbered };
}

/** The wedge or wave of a bond, seen from its start. */
export function bondStereo({ type, wavy }: SketchBond): BondStereo {
  if (wavy) return 'either';
  return type === SOLID_WEDGE ? 'up' : type === HASHED_WEDGE ? 'down' : 'none';
}

const CHARGES = [0, 1, -1] as const;

/** The charge written at an atom. */
export function drawnCharge({ charge }: SketchAtom): -1 | 0 | 1 {
  return CHARGES[charge];
}
