import type { Mol } from '../rdkit';
import { symbolOf } from './elements';

/** An atom as RDKit understood it. */
export interface PlainAtom {
  /** `*` for a residue without a definition. */
  readonly symbol: string;
  readonly charge: number;
  /** Mass number; 0 for the natural mixture. */
  readonly isotope: number;
  /** Hydrogens that are not atoms of their own. */
  readonly hydrogens: number;
  readonly unpairedElectrons: number;
  readonly bonds: readonly PlainBond[];
}

/** A bond as one of its atoms sees it. */
export interface PlainBond {
  /** 1 to 3 in Kekulé form; 0 for dative and other bonds that add nothing to a valence. */
  readonly order: number;
  /** Index of the atom at the other end. */
  readonly to: number;
}

/** The part of RDKit's JSON (its CommonChem format) that is read; a value that is the default is left out. */
interface RdkitJson {
  readonly defaults: { readonly atom: Required<JsonAtom>; readonly bond: { readonly bo: number } };
  readonly molecules: readonly {
    readonly atoms: readonly JsonAtom[];
    readonly bonds?: readonly { readonly bo?: number; readonly atoms: readonly [number, number] }[];
  }[];
}

interface JsonAtom {
  readonly z?: number;
  readonly impHs?: number;
  readonly chg?: number;
  readonly nRad?: number;
  readonly isotope?: number;
}

/** Codes above are dative, ionic and query bonds. */
const MAX_ORDER = 3;

/** A molecule's atoms with their bonds, without a handle on wasm memory. */
export function plainMolecule(mol: Mol): readonly PlainAtom[] {
  // RDKit writes it, not the client
  const { defaults, molecules } = JSON.parse(mol.get_json()) as RdkitJson;
  const { atoms = [], bonds = [] } = molecules[0] ?? {};
  const bondsOf: PlainBond[][] = atoms.map(() => []);
  for (const { bo = defaults.bond.bo, atoms: ends } of bonds) {
    const order = bo <= MAX_ORDER ? bo : 0;
    const [begin, end] = ends;
    bondsOf[begin]?.push({ order, to: end });
    bondsOf[end]?.push({ order, to: begin });
  }
  return atoms.map((atom, index) => {
    const { z, impHs, chg, nRad, isotope } = { ...defaults.atom, ...atom };
    return {
      symbol: symbolOf(z),
      charge: chg,
      isotope,
      hydrogens: impHs,
      unpairedElectrons: nRad,
      bonds: bondsOf[index] ?? [],
    };
  });
}

/** The number of parts that no bond connects. */
export function countParts(atoms: readonly PlainAtom[]): number {
  const seen = new Set<number>();
  let parts = 0;
  for (const start of atoms.keys()) {
    if (seen.has(start)) continue;
    parts += 1;
    const queue = [start];
    seen.add(start);
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      for (const { to } of atoms[at]?.bonds ?? []) {
        if (!seen.has(to)) queue.push(to);
        seen.add(to);
      }
    }
  }
  return parts;
}

/** Independent rings (Euler). RDKit's own count includes equivalent ones of bridged systems. */
export function countRings(atoms: readonly PlainAtom[]): number {
  const ends = atoms.reduce((sum, { bonds }) => sum + bonds.length, 0);
  return ends / 2 - atoms.length + countParts(atoms);
}
