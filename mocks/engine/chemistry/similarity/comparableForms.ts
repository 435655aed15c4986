import { isReadableSmiles } from '../limits';
import { withMol, type RDKit } from '../rdkit';

/**
 * Distinguishes two readings of one drawing that have the same fingerprint. An addition to the contract's
 * answer (docs/contract.md 9.4), whose similarity ignores stereo.
 */
export interface ComparableForms {
  /** Canonical, with stereo and isotopes. */
  readonly smiles: string;
  /** Canonical, with isotopes and without stereo. */
  readonly smiles_without_stereo: string;
  /** 27 characters; empty if there is no InChI (residues, query atoms). */
  readonly inchi_key: string;
  /** Atoms that can be stereocentres. */
  readonly stereo_centres: number;
  /** Those of them that have a configuration. */
  readonly defined_stereo_centres: number;
}

/** Chirality marks (including `@TH1`, `@SP2` and the like) and bond directions. */
const STEREO_MARKS = /@(?:@|(?:TH|AL|SP|TB|OH)\d+)?|[/\\]/g;
const UNDEFINED = '(?)';

/** @returns null for unreadable input, the empty molecule, and one that is too large */
export function comparableForms(rdkit: RDKit, smiles: string): ComparableForms | null {
  if (smiles.trim() === '' || !isReadableSmiles(smiles)) return null;
  const forms = withMol(rdkit, smiles, (mol) => {
    const inchi = mol.get_inchi();
    const tags = JSON.parse(mol.get_stereo_tags()) as {
      readonly CIP_atoms: readonly (readonly [atom: number, tag: string])[];
    };
    const canonical = mol.get_smiles();
    return {
      smiles: canonical,
      smiles_without_stereo: withoutStereo(rdkit, canonical),
      inchi_key: inchi === '' ? '' : rdkit.get_inchikey_for_inchi(inchi),
      stereo_centres: tags.CIP_atoms.length,
      defined_stereo_centres: tags.CIP_atoms.filter(([, tag]) => tag !== UNDEFINED).length,
    };
  });
  return forms ?? null;
}

/** RDKit's own non-isomeric SMILES would also drop the isotopes. */
function withoutStereo(rdkit: RDKit, canonical: string): string {
  const flat = canonical.replace(STEREO_MARKS, '');
  return withMol(rdkit, flat, (mol) => mol.get_smiles()) ?? flat;
}
