import { TaskError } from '../taskError';
import { layOut } from './depiction/layOut';
import type { RDKit } from './rdkit';
import { UnreadableStructure, withReadableSmiles } from './readSmiles';

/** Answer of `POST /depiction/smiles_to_molfile` (docs/contract.md 8.4). */
export interface MolfileAnswer {
  readonly smiles: string;
  /** V2000 with 2D coordinates, ended by the SD record mark `$$$$`. */
  readonly molfile: string;
  readonly success: true;
}

/**
 * @throws TaskError `invalid` without a SMILES, `beyond-limits` if it is too large, `failed` if it cannot be
 *   read
 */
export function smilesToMolfile(rdkit: RDKit, smiles: string): MolfileAnswer {
  if (smiles.trim() === '') throw new TaskError('invalid', 'SMILES string must be provided');
  try {
    const molfile = withReadableSmiles(rdkit, smiles, (mol) => {
      layOut(rdkit, mol);
      return mol.get_molblock();
    });
    return { smiles, molfile: `${molfile}$$$$\n`, success: true };
  } catch (error) {
    if (!(error instanceof UnreadableStructure)) throw error;
    throw new TaskError('failed', `Error converting SMILES to molfile: ${error.message}`);
  }
}
