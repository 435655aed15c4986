import { layOut } from '../depiction/layOut';
import type { RDKit } from '../rdkit';
import { withStructure, type StructureText } from '../structureText';

/** A structure in both versions of the molfile; an entry of `POST /chem/molfiles` (docs/contract.md 11). */
export interface MolfileForms {
  /** In Kekulé form, with an empty title. */
  readonly v2000: string;
  readonly v3000: string;
  /** The input had no coordinates, or all atoms at one place: they were laid out. */
  readonly laid_out: boolean;
}

/** `has_coords` of RDKit.js for a conformer in the plane; it is 3 for one in space. */
const IN_THE_PLANE = 2;

/**
 * Writes a structure as molfiles: the molfile with its own coordinates, or else the SMILES, laid out. A
 * molfile in space is laid out in the plane, too: wedges say its stereo.
 *
 * @throws TaskError `invalid` without a structure, `beyond-limits` if it is too large
 * @throws UnreadableStructure if it cannot be read
 */
export const molfileForms = (rdkit: RDKit, structure: StructureText): MolfileForms =>
  withStructure(rdkit, structure, ['molfile', 'smiles'], (mol, notation) => {
    const isDrawn =
      notation === 'molfile' && mol.has_coords() === IN_THE_PLANE && areApart(mol.get_coords());
    if (!isDrawn) layOut(rdkit, mol);
    return {
      v2000: untitled(mol.get_v2Kmolblock()),
      v3000: untitled(mol.get_v3Kmolblock()),
      laid_out: !isDrawn,
    };
  });

/** Whether not all atoms lie at one place, as in molfiles of programs that do not draw. */
function areApart(places: readonly (readonly number[])[]): boolean {
  const [first] = places;
  return places.length < 2 || places.some(([x, y]) => x !== first?.[0] || y !== first?.[1]);
}

/** The title comes from the client; in an SD file, a line such as `$$$$` would end the record. */
const untitled = (molfile: string): string => molfile.replace(/^.*/, '');
