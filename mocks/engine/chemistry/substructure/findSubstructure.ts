import { withMol, type Mol, type RDKit } from '../rdkit';
import { withSought } from './soughtStructure';

/**
 * For SMILES that RDKit wrote itself, of molecules that it had read: they need no second look at valences and
 * aromaticity, which takes three quarters of the time. Rings are found, but not the smallest ones.
 */
const TRUSTED = {
  ...{ sanitize: false, removeHs: false, assignStereo: false, setAromaticity: false },
  fastFindRings: true,
};

/** Bracketed atoms whose smallest ring or number of rings is asked for: `[r6]`, `[R2]`, `[x3]`. */
const ASKS_FOR_SMALLEST_RINGS = /\[[^\]]*[rRxk]\d/;

/**
 * Which molecules have a substructure, whatever its stereo.
 *
 * @param canonical SMILES as `indexStructures` writes them
 * @returns their places in the list
 * @throws TaskError `beyond-limits` if the substructure is too large
 * @throws UnreadableStructure if it cannot be read
 */
export function findSubstructure(
  rdkit: RDKit,
  written: string,
  canonical: readonly string[],
): number[] {
  const options = ASKS_FOR_SMALLEST_RINGS.test(written) ? {} : TRUSTED;
  return withSought(rdkit, written, (sought) =>
    canonical.flatMap((smiles, place) =>
      withMol(rdkit, smiles, (mol) => has(mol, sought), options) === true ? [place] : [],
    ),
  );
}

/** MinimalLib's JSON: `{}` without a match. */
const has = (mol: Mol, sought: Mol): boolean => mol.get_substruct_match(sought) !== '{}';
