import type { ReadForms } from './programReading';

/** The hash of formula, bonds and hydrogens is the first block of an InChIKey (InChI technical manual). */
const SKELETON_LENGTH = 14;

/**
 * Equal for structures with the same constitution: by their InChI without stereo and isotopes, which tautomers
 * with mobile protons share, or by the SMILES without stereo if there is no InChI.
 */
export function constitutionOf({ smilesWithoutStereo, inchiKey }: ReadForms): string {
  if (inchiKey === '') return smilesWithoutStereo;
  // The last letter tells how many protons were added or removed.
  return `${inchiKey.slice(0, SKELETON_LENGTH)}-${inchiKey.slice(-1)}`;
}

/** An atom with a configuration, `[C@H]` or `[C@@]` (Daylight theory manual, 3.3). */
const CENTRE = /\[[^\][]*@[^\][]*\]/g;

/** The stereo centres that a SMILES defines. */
export const stereoCentresOf = (smiles: string): number => smiles.match(CENTRE)?.length ?? 0;
