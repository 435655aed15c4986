import type { MolecularGraph } from '../../recognition/molecularGraph';
import type { PictureSize } from '../../ink/pixels';
import { writeMolfile } from './writeMolfile';

/** A reading, placed on the picture that it was read from. */
export interface Placement extends PictureSize {
  /**
   * The reading, with the picture's pixels as coordinates: x from the left edge; y from the top edge and
   * negative, because y points upwards in molfiles.
   */
  readonly molfile: string;
}

/** A V2000 coordinate has ten columns: a sign, four digits, a point, four decimals. */
const MAX_SIDE = 9_999;

/**
 * Where each atom of a reading is on its picture, so that one can be drawn over the other.
 *
 * @param graph coordinates in pixels of `picture`
 * @returns undefined if the picture is too large for a molfile's columns, or if all atoms are in one place,
 *   which gives no scale
 */
export function placeOnPicture(
  graph: MolecularGraph,
  { width, height }: PictureSize,
): Placement | undefined {
  const [first] = graph.atoms;
  const isSpread = graph.atoms.some(({ x, y }) => x !== first?.x || y !== first.y);
  if (!isSpread || Math.max(width, height) > MAX_SIDE) return undefined;
  const molfile = writeMolfile(
    graph,
    '',
    graph.atoms.map(({ x, y }) => ({ x, y: -y })),
  );
  return { width, height, molfile };
}
