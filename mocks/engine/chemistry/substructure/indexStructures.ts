import { TaskError } from '../../taskError';
import type { RDKit } from '../rdkit';
import { UnreadableStructure } from '../readSmiles';
import { withStructure, type StructureText } from '../structureText';
import { fingerprintsOf, type Fingerprints } from './fingerprints';

/** What a structure is found by. */
export interface IndexedStructure extends Fingerprints {
  /** SMILES with stereo and isotopes. */
  readonly canonical: string;
  /** Null if there is none (residues, query atoms). */
  readonly inchiKey: string | null;
}

/** In the order of the structures; null for one that cannot be read, or is too large. */
export const indexStructures = (
  rdkit: RDKit,
  structures: readonly StructureText[],
): (IndexedStructure | null)[] => structures.map((structure) => indexOf(rdkit, structure));

function indexOf(rdkit: RDKit, structure: StructureText): IndexedStructure | null {
  try {
    return withStructure(rdkit, structure, ['smiles', 'molfile'], (mol) => {
      const inchi = mol.get_inchi();
      return {
        canonical: mol.get_smiles(),
        inchiKey: inchi === '' ? null : rdkit.get_inchikey_for_inchi(inchi),
        ...fingerprintsOf(mol),
      };
    });
  } catch (error) {
    if (error instanceof UnreadableStructure || error instanceof TaskError) return null;
    throw error;
  }
}
