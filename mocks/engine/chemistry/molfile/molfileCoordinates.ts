import type { GraphAtom, MolecularGraph } from '../../recognition/molecularGraph';

/** Ångström; the bond length that RDKit and CDK use and expect in a 2D molfile. */
const MOLFILE_BOND_LENGTH = 1.5;

/** Position of an atom in a molfile; y upwards. */
export interface MolfilePlace {
  readonly x: number;
  readonly y: number;
}

/** Molfile coordinates of a graph's atoms: centred, median bond length 1.5, y upwards. */
export function molfileCoordinates(graph: MolecularGraph): readonly MolfilePlace[] {
  const scale = MOLFILE_BOND_LENGTH / (medianBondLength(graph) ?? MOLFILE_BOND_LENGTH);
  const centre = {
    x: middle(graph.atoms, (atom) => atom.x),
    y: middle(graph.atoms, (atom) => atom.y),
  };
  return graph.atoms.map((atom) => ({
    x: (atom.x - centre.x) * scale,
    y: (centre.y - atom.y) * scale,
  }));
}

function medianBondLength({ atoms, bonds }: MolecularGraph): number | undefined {
  const lengths = bonds
    .map(({ begin, end }) => distance(atoms[begin], atoms[end]))
    .filter((length) => length > 0)
    .sort((a, b) => a - b);
  return lengths[lengths.length >> 1];
}

function distance(a: GraphAtom | undefined, b: GraphAtom | undefined): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

function middle(atoms: readonly GraphAtom[], read: (atom: GraphAtom) => number): number {
  const values = atoms.map(read);
  return values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2;
}
