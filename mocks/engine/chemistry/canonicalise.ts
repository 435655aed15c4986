import { isReadableSmiles } from './limits';
import { withMol, type RDKit } from './rdkit';

/** Canonical forms for comparing structures, with and without stereo. */
export interface CanonicalForms {
  /** Canonical, with stereo and isotopes. */
  readonly smiles: string;
  /** Canonical constitution: neither stereo nor isotopes. */
  readonly smilesWithoutStereo: string;
  /** Absent if there is none (residues `*`, query atoms). */
  readonly inchi?: string;
  /** Its key, 27 characters; empty without. */
  readonly inchiKey: string;
}

/** The canonical forms of each SMILES, or null if RDKit cannot read it or it is too large. */
export function canonicalise(
  rdkit: RDKit,
  smilesList: readonly string[],
): (CanonicalForms | null)[] {
  return smilesList.map((smiles) => canonicalForms(rdkit, smiles));
}

function canonicalForms(rdkit: RDKit, smiles: string): CanonicalForms | null {
  if (smiles.trim() === '' || !isReadableSmiles(smiles)) return null;
  const forms = withMol(rdkit, smiles, (mol) => {
    const inchi = mol.get_inchi();
    return {
      smiles: mol.get_smiles(),
      smilesWithoutStereo: mol.get_smiles('{"doIsomericSmiles":false}'),
      ...(inchi === ''
        ? { inchiKey: '' }
        : { inchi, inchiKey: rdkit.get_inchikey_for_inchi(inchi) }),
    };
  });
  return forms ?? null;
}
