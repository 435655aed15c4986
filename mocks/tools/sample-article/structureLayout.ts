import type { MainModule } from '@rdkit/rdkit';
import type { CondensedGroup, SampleCompound } from './compounds';
import type { LayoutAtom, LayoutBond } from './layoutAtoms';
import { readMolblock } from './molblock';

const HYDROGEN_BOND_LENGTH = 14;

/** A drawing's atoms and bonds; atoms absorbed by a condensed group are missing from `drawnAtoms`. */
export interface StructureLayout {
  readonly atoms: readonly LayoutAtom[];
  readonly bonds: readonly LayoutBond[];
  readonly drawnAtoms: ReadonlySet<number>;
}

/** The first atom of each match keeps its place; the pattern's other atoms disappear in the label. */
const groupPatterns: Record<CondensedGroup, string> = {
  OMe: '[OX2;$(O-[#6;!$([CH3])])]-[CH3]',
  OAc: '[OX2;$(O-[CH2])]-C(=O)-[CH3]',
  CO2H: '[CX3](=O)-[OX2H]',
};

/** Lays out a compound with RDKit's CoordGen and marks the groups that are printed as letters. */
export function layOutStructure(rdkit: MainModule, compound: SampleCompound): StructureLayout {
  const molecule = rdkit.get_mol(compound.drawing, JSON.stringify({ removeHs: false }));
  if (!molecule) throw new Error(`RDKit cannot read the drawing of ${compound.name}`);
  try {
    molecule.set_new_coords(true);
    const { atoms, bonds } = readMolblock(molecule.get_molblock());
    const drawnAtoms = new Set(atoms.keys());
    for (const group of compound.condensed) {
      const pattern = rdkit.get_qmol(groupPatterns[group]);
      if (!pattern) throw new Error(`RDKit cannot read the pattern of ${group}`);
      try {
        condense(atoms, drawnAtoms, group, matchesOf(molecule.get_substruct_matches(pattern)));
      } finally {
        pattern.delete();
      }
    }
    stretchHydrogenBonds(atoms, bonds);
    return { atoms, bonds, drawnAtoms };
  } finally {
    molecule.delete();
  }
}

function matchesOf(answer: string): number[][] {
  const parsed: unknown = JSON.parse(answer);
  // RDKit returns {} instead of [] if nothing matches.
  if (!Array.isArray(parsed)) return [];
  return parsed.map((match: { atoms: number[] }) => match.atoms);
}

function condense(
  atoms: readonly LayoutAtom[],
  drawnAtoms: Set<number>,
  group: CondensedGroup,
  matches: readonly number[][],
): void {
  if (matches.length === 0) throw new Error(`The drawing has no group ${group} to condense`);
  for (const [anchor, ...swallowed] of matches) {
    const atom = anchor === undefined ? undefined : atoms[anchor];
    if (!atom) continue;
    atom.group = group;
    for (const index of swallowed) drawnAtoms.delete(index);
  }
}

/** CoordGen draws hydrogens so close that their letters would cover the wedges. */
function stretchHydrogenBonds(atoms: readonly LayoutAtom[], bonds: readonly LayoutBond[]): void {
  for (const bond of bonds) {
    const begin = atoms[bond.begin];
    const end = atoms[bond.end];
    if (!begin || end?.element !== 'H') continue;
    const share = HYDROGEN_BOND_LENGTH / Math.hypot(end.x - begin.x, end.y - begin.y);
    end.x = begin.x + (end.x - begin.x) * share;
    end.y = begin.y + (end.y - begin.y) * share;
  }
}
