import type { MainModule } from '@rdkit/rdkit';
import type { CondensedGroup, SampleCompound } from './compounds';

/** Bond length of the ACS 1996 drawing style, points. */
export const BOND_LENGTH = 14.4;

const HYDROGEN_BOND_LENGTH = 14;

export interface LayoutAtom {
  /** Points, y growing downwards. */
  x: number;
  y: number;
  readonly element: string;
  readonly charge: number;
  /** Hydrogens that are not drawn as atoms of their own. */
  readonly implicitHydrogens: number;
  /** Set when the atom stands for a whole condensed group. */
  group?: CondensedGroup;
}

export interface LayoutBond {
  /** Narrow end of a wedge. */
  readonly begin: number;
  readonly end: number;
  readonly order: number;
  readonly wedge: 'none' | 'up' | 'down';
}

/** A drawing's atoms and bonds; atoms swallowed by a condensed group are absent from `drawnAtoms`. */
export interface StructureLayout {
  readonly atoms: readonly LayoutAtom[];
  readonly bonds: readonly LayoutBond[];
  readonly drawnAtoms: ReadonlySet<number>;
}

/** First atom of each match is the one that keeps a place; the pattern's other atoms vanish in the label. */
const groupPatterns: Record<CondensedGroup, string> = {
  OMe: '[OX2;$(O-[#6;!$([CH3])])]-[CH3]',
  OAc: '[OX2;$(O-[CH2])]-C(=O)-[CH3]',
  CO2H: '[CX3](=O)-[OX2H]',
};

/** Lays a compound out with RDKit's CoordGen and marks the groups that are printed as letters. */
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
  // RDKit answers {} instead of [] when nothing matches.
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

/** CoordGen draws hydrogens so near that their letters would cover the wedges. */
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

/** V2000 by columns: x, y in 10 characters each, the element from column 32. */
function readMolblock(molblock: string): { atoms: LayoutAtom[]; bonds: LayoutBond[] } {
  const lines = molblock.split('\n');
  const counts = lines[3] ?? '';
  const atomCount = Number(counts.slice(0, 3));
  const bondCount = Number(counts.slice(3, 6));
  const charges = readCharges(lines);
  const bonds = lines.slice(4 + atomCount, 4 + atomCount + bondCount).map(readBond);
  const rows = lines.slice(4, 4 + atomCount).map((line) => ({
    x: Number(line.slice(0, 10)),
    y: -Number(line.slice(10, 20)),
    element: line.slice(31, 34).trim(),
  }));
  // CoordGen's unit differs between drawings: the middle bond sets the scale.
  const lengths = bonds
    .map(({ begin, end }) => {
      const a = rows[begin];
      const b = rows[end];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    })
    .sort((a, b) => a - b);
  const scale = BOND_LENGTH / (lengths[lengths.length >> 1] ?? 1);
  const atoms = rows.map(({ x, y, element }, index): LayoutAtom => {
    const charge = charges.get(index) ?? 0;
    const valence = bonds
      .filter(({ begin, end }) => begin === index || end === index)
      .reduce((sum, { order }) => sum + order, 0);
    return {
      x: x * scale,
      y: y * scale,
      element,
      charge,
      implicitHydrogens: Math.max(0, (usualValence[element] ?? 0) + charge - valence),
    };
  });
  return { atoms, bonds };
}

const usualValence: Readonly<Record<string, number>> = { H: 1, C: 4, N: 3, O: 2 };

function readBond(line: string): LayoutBond {
  const stereo = Number(line.slice(9, 12));
  return {
    begin: Number(line.slice(0, 3)) - 1,
    end: Number(line.slice(3, 6)) - 1,
    order: Number(line.slice(6, 9)),
    wedge: stereo === 1 ? 'up' : stereo === 6 ? 'down' : 'none',
  };
}

function readCharges(lines: readonly string[]): Map<number, number> {
  const charges = new Map<number, number>();
  for (const line of lines.filter((candidate) => candidate.startsWith('M  CHG'))) {
    const fields = line.slice(9).trim().split(/\s+/).map(Number);
    for (let i = 0; i + 1 < fields.length; i += 2) {
      charges.set((fields[i] ?? 0) - 1, fields[i + 1] ?? 0);
    }
  }
  return charges;
}
