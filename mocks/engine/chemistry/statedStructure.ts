import { TaskError } from '../taskError';
import { withMol, type RDKit } from './rdkit';
import { UnreadableStructure } from './readSmiles';
import { withStructure, type StructureText } from './structureText';

/** A structure that a file states, understood. */
export interface UnderstoodStructure {
  /** Canonical; null if the structure is chemically impossible, or too large. */
  readonly smiles: string | null;
  /** V2000 of the molfile with its atoms in order, hydrogens included; absent without a SMILES. */
  readonly molblock?: string;
  /** Why there is no SMILES, for the user. */
  readonly remarks: readonly string[];
}

/**
 * What a stated structure is: of its SMILES if the file has one, otherwise of its molfile. Nothing is repaired, and
 * nothing doubted: a file says exactly what it says.
 */
export function understandStated(rdkit: RDKit, stated: StructureText): UnderstoodStructure {
  try {
    const smiles = withStructure(rdkit, stated, [stated.smiles ? 'smiles' : 'molfile'], (mol) =>
      mol.get_smiles(),
    );
    const molblock = withMol(rdkit, stated.molfile ?? '', (mol) => mol.get_v2Kmolblock(), {
      removeHs: false,
    });
    return { smiles, remarks: [], ...(molblock !== undefined && { molblock }) };
  } catch (error) {
    if (!(error instanceof UnreadableStructure || error instanceof TaskError)) throw error;
    return { smiles: null, remarks: [`No SMILES can be written of it: ${error.message}`] };
  }
}
