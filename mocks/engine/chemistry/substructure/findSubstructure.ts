import type { Mol, RDKit } from '../rdkit';
import { withSought } from './soughtStructure';

/**
 * Which molecules have a substructure, whatever its stereo.
 *
 * @param canonical SMILES as `indexStructures` writes them
 * @returns their places in the list
 * @throws TaskError `beyond-limits` if the substructure is too large
 * @throws UnreadableStructure if it cannot be read
 */
export const findSubstructure = (
  rdkit: RDKit,
  written: string,
  canonical: readonly string[],
): number[] => withSought(rdkit, written, ({ mol }) => placesOf(rdkit, mol, canonical));

/** RDKit refuses a list for one that it cannot read, as one that an earlier version wrote may be. */
function placesOf(rdkit: RDKit, sought: Mol, canonical: readonly string[]): number[] {
  try {
    return matchesOf(rdkit, sought, canonical);
  } catch {
    if (canonical.length < 2) return [];
    const half = Math.ceil(canonical.length / 2);
    const [first, second] = [canonical.slice(0, half), canonical.slice(half)];
    return [
      ...placesOf(rdkit, sought, first),
      ...placesOf(rdkit, sought, second).map((place) => place + half),
    ];
  }
}

/**
 * RDKit's library of molecules takes SMILES that it wrote itself without a second look at valences and aromaticity,
 * which is five sixths of the time to read them. It leaves out by fingerprints what cannot match; those of one bit let
 * all through, since the database has done it.
 */
function matchesOf(rdkit: RDKit, sought: Mol, canonical: readonly string[]): number[] {
  const library = new rdkit.SubstructLibrary(1);
  try {
    // The first one only gives the fingerprint.
    library.add_trusted_smiles('C');
    const passing: unknown = library.get_pattern_fp_as_uint8array(0);
    for (const smiles of canonical) library.add_trusted_smiles_and_pattern_fp(smiles, passing);
    const found: Uint32Array = library.get_matches_as_uint32array(sought, false, 1, library.size());
    return [...found].flatMap((place) => (place === 0 ? [] : [place - 1])).sort((a, b) => a - b);
  } finally {
    library.delete();
  }
}
