import { requireReadableMolfile } from '../limits';
import type { Placement } from '../molfile/placeOnPicture';
import { withMol, type Mol, type RDKit } from '../rdkit';
import { UnreadableStructure } from '../readSmiles';
import { drawingStyle } from './drawingStyle';
import { clearance, letteredAtoms, scaleGivenCoordinates } from './layOut';
import { endsOf, marking, partUnderPicture } from './pictureFrame';
import { residueLabels } from './residueLabels';
import { tidySvg } from './tidySvg';

/** A reading to be drawn over its picture. */
export interface OverlayRequest extends Placement {
  /** R, S, E, Z next to their atoms and bonds. */
  readonly cip: boolean;
  /** Black only. */
  readonly unicolor: boolean;
}

/** RDKit's canvas, pixels; the largest structures are drawn with shorter bonds to fit. */
const CANVAS = { width: 1000, height: 1000 };
/** RDKit's usual bond, in its units. */
const BOND = 1.5;
/** As most articles draw, by the ACS: lines of 0.6 pt at bonds of 14.4 pt, which is kept at any length of bond. */
const AS_DRAWN = {
  scaleBondWidth: true,
  // RDKit draws lines of 0.02 units for each of these.
  bondLineWidth: ((0.6 / 14.4) * BOND) / 0.02,
  // Pixels a unit: RDKit's hashes are a fixed number of pixels apart, which is then a sixth of a bond.
  fixedBondLength: 15,
  minFontSize: -1,
  maxFontSize: -1,
};

/**
 * Draws a reading so that each atom lies at its pixel in the picture. The SVG has the picture's size and no
 * background, and covers the picture edge to edge.
 *
 * @throws TaskError `too-large` if the molfile is too large
 * @throws UnreadableStructure if RDKit cannot read it, or all atoms are in the same place
 */
export function depictOnPicture(rdkit: RDKit, request: OverlayRequest): string {
  requireReadableMolfile(request.molfile);
  // Impossible structures are drawn too, so that the user sees where the fault is.
  const svg = draw(rdkit, request, true) ?? draw(rdkit, request, false);
  if (svg === undefined) throw new UnreadableStructure('could not parse molfile');
  return svg;
}

function draw(rdkit: RDKit, request: OverlayRequest, isPossible: boolean): string | undefined {
  const { molfile, width, height, unicolor } = request;
  const use = (mol: Mol) => {
    const ends = endsOf(mol);
    if (!ends) throw new UnreadableStructure('the molfile has no two atoms apart');
    scaleGivenCoordinates(mol);
    const letters = letterSize(clearance(mol, letteredAtoms(rdkit, mol)));
    const style = { ...styleOf(mol, request, isPossible), baseFontSize: letters * BOND };
    const drawn = (more: object = {}) =>
      mol.get_svg_with_highlights(JSON.stringify({ ...style, ...more }));
    // Marked atoms lose the colour of their element, so the marks are in a separate drawing.
    const shown = partUnderPicture(drawn(marking(ends)), ends, { width, height });
    return tidySvg(drawn(), { width, height, unicolor, shown });
  };
  // Keeps hydrogens that are drawn as atoms.
  return withMol(rdkit, molfile, use, { removeHs: false, sanitize: isPossible });
}

/**
 * In bonds: 10 pt, but smaller, and still legible, where an O, 0.8 of it wide, would touch another letter, as in a group
 * that the article abbreviates for want of room.
 *
 * @param nearest distance of two atoms drawn as letters, in bonds
 */
const letterSize = (nearest: number): number =>
  Math.max(5 / 14.4, Math.min(10 / 14.4, 0.8 * nearest));

function styleOf(mol: Mol, { molfile, cip, unicolor }: OverlayRequest, isPossible: boolean) {
  const look = { rotate: 0, unicolor, transparent: true, highlight: '' };
  return {
    ...drawingStyle({ ...CANVAS, ...look, cip: cip && isPossible, kekulize: isPossible }),
    ...AS_DRAWN,
    atomLabels: residueLabels(molfile, mol.get_num_atoms()),
  };
}
