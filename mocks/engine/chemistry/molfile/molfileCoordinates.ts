import type { GraphAtom, MolecularGraph } from '../../recognition/molecularGraph';
import { usualBondIn } from '../../recognition/usualBond';

/** Ångström; the bond length that RDKit and CDK use and expect in a 2D molfile. */
const MOLFILE_BOND_LENGTH = 1.5;

/** Position of an atom in a molfile; y upwards. */
export interface MolfilePlace {
  readonly x: number;
  readonly y: number;
}

/** Molfile coordinates of a graph's atoms: centred, median bond length 1.5, y upwards. */
export function molfileCoordinates(graph: MolecularGraph): readonly MolfilePlace[] {
  const scale = MOLFILE_BOND_LENGTH / (usualBondIn(graph) ?? MOLFILE_BOND_LENGTH);
  const centre = {
    x: middle(graph.atoms, (atom) => atom.x),
    y: middle(graph.atoms, (atom) => atom.y),
  };
  return graph.atoms.map((atom) => ({
    x: (atom.x - centre.x) * scale,
    y: (centre.y - atom.y) * scale,
  }));
}

function middle(atoms: readonly GraphAtom[], read: (atom: GraphAtom) => number): number {
  const values = atoms.map(read);
  return values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2;
}
