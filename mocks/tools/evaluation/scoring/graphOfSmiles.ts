import { withMol, type RDKit } from '../../../engine/chemistry/rdkit';
import type { MolecularGraph } from '../../../engine/recognition/molecularGraph';
import { readSdf } from '../../../engine/recognition/osra/readSdf';

/** The atoms and bonds of a SMILES, with alternating bonds in aromatic rings; null if it cannot be read. */
export function graphOfSmiles(rdkit: RDKit, smiles: string): MolecularGraph | null {
  const molfile = withMol(rdkit, smiles, (mol) => mol.get_molblock());
  return (molfile === undefined ? undefined : readSdf(molfile)[0]?.graph) ?? null;
}
