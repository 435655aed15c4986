import { requireReadableMolfile } from '../limits';
import type { Placement } from '../molfile/placeOnPicture';
import { withMol, type Mol, type RDKit } from '../rdkit';
import { UnreadableStructure } from '../readSmiles';
import { drawingStyle } from './drawingStyle';
import { scaleGivenCoordinates } from './layOut';
import { endsOf, marking, partUnderPicture } from './pictureFrame';
import { residueLabels } from './residueLabels';
import { tidySvg } from './tidySvg';

/** A reading to draw as it lies on its picture. */
export interface OverlayRequest extends Placement {
  /** R, S, E, Z beside their atoms and bonds. */
  readonly cip: boolean;
  /** Black only. */
  readonly unicolor: boolean;
}

/** RDKit's canvas, pixels; the largest structures are drawn with shorter bonds to fit. */
const CANVAS = { width: 1000, height: 1000 };
/** Lines, bonds and labels are those of a drawing of this side, pixels: bonds of 30. */
const STYLE_SIDE = 180;

/**
 * Draws a reading so that each atom lies at its pixel of the picture: the SVG has the picture's size, no
 * background, and is laid on it edge to edge.
 *
 * @throws TaskError `too-large` when the molfile is too large
 * @throws UnreadableStructure when RDKit cannot read it, or it has no two atoms apart
 */
export function depictOnPicture(rdkit: RDKit, request: OverlayRequest): string {
  requireReadableMolfile(request.molfile);
  // An impossible structure is drawn, too, so that the user sees where the fault is.
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
    const style = styleOf(mol, request, isPossible);
    const drawn = (more: object = {}) =>
      mol.get_svg_with_highlights(JSON.stringify({ ...style, ...more }));
    // Marked atoms lose the colour of their element: the marks are in a drawing of their own.
    const shown = partUnderPicture(drawn(marking(ends)), ends, { width, height });
    return tidySvg(drawn(), { width, height, unicolor, shown });
  };
  // Hydrogens drawn as atoms keep their places.
  return withMol(rdkit, molfile, use, { removeHs: false, sanitize: isPossible });
}

function styleOf(mol: Mol, { molfile, cip, unicolor }: OverlayRequest, isPossible: boolean) {
  const size = { width: STYLE_SIDE, height: STYLE_SIDE };
  const look = { rotate: 0, unicolor, transparent: true, highlight: '' };
  return {
    ...drawingStyle({ ...size, ...look, cip: cip && isPossible, kekulize: isPossible }),
    ...CANVAS,
    atomLabels: residueLabels(molfile, mol.get_num_atoms()),
  };
}
