import { drawingOptions } from '../depiction/depictionRequest';
import { drawingStyle } from '../depiction/drawingStyle';
import { layOut } from '../depiction/layOut';
import { tidySvg } from '../depiction/tidySvg';
import type { RDKit } from '../rdkit';
import { withSought } from './soughtStructure';

/** A structure to look for, as a line of text that says all of it, and as a picture. */
export interface DrawnSought {
  /** Canonical SMILES of a molecule, otherwise SMARTS: as it was given, or as RDKit writes a drawing's. */
  readonly written: string;
  readonly svg: string;
}

/** About the box that it fills in a page, so that its labels can be read there. */
const OPTIONS = drawingOptions({ width: 190, height: 110, cip: false });

/**
 * @throws TaskError `beyond-limits` if it is too large
 * @throws UnreadableStructure if it cannot be read or looked for
 */
export const drawSought = (rdkit: RDKit, text: string): DrawnSought =>
  withSought(rdkit, text, ({ mol, isMolecule, written }) => {
    // The rings of a pattern are not known, and `layOut` asks for them.
    if (isMolecule) layOut(rdkit, mol);
    else mol.set_new_coords(false);
    const svg = mol.get_svg_with_highlights(JSON.stringify(drawingStyle(OPTIONS)));
    return { written, svg: tidySvg(svg, OPTIONS) };
  });
