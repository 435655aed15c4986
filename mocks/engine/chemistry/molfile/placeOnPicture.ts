import type { MolecularGraph } from '../../recognition/molecularGraph';
import type { PictureSize } from '../../ink/pixels';
import { writeMolfile } from './writeMolfile';

/** A reading as it lies on the picture that it was read from. */
export interface Placement extends PictureSize {
  /**
   * The reading, with the picture's pixels for coordinates: x from the left edge, y from the upper edge
   * and negative, as molfiles have y upwards.
   */
  readonly molfile: string;
}

/** A V2000 coordinate has ten columns: a sign, four digits, a point, four decimals. */
const MAX_SIDE = 9_999;

/**
 * Says where each atom of a reading lies on its picture, so that the two can be drawn over each other.
 *
 * @param graph places in pixels of `picture`
 * @returns undefined when the picture is too large for a molfile's columns, or the atoms are all at one
 *   place, which sets no scale
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
