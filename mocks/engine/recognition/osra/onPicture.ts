import type { PictureSize } from '../../ink/pixels';
import type { MolecularGraph } from '../molecularGraph';
import type { SdfRecord } from './readSdf';

/** What OSRA makes of the average bond of a drawing (`CC_BOND_LENGTH` in its source). */
const BOND_LENGTH = 1.512;
/** OSRA reads a structure's box with this many pixels of paper around (`FRAME` in its source). */
const FRAME = 5;
/** An atom may lie this many bonds beyond the picture, drawn shorter than others. */
const BEYOND = 1;

const BOX = /^(\d+)x(\d+)-\d+x\d+$/;

/**
 * OSRA's reading in pixels of the picture that it read, from the box and the bond length that it reports
 * (`-c`, `-b`).
 *
 * @returns undefined if it reports none, or some that the picture does not have
 */
export function onPicture(
  { graph, properties }: SdfRecord,
  { width, height }: PictureSize,
): MolecularGraph | undefined {
  const box = BOX.exec(properties.get('Surrounding_box') ?? '');
  const bond = Number(properties.get('Average_bond_length') ?? NaN);
  if (!box || !(bond > 0)) return undefined;
  const [left, top] = [Number(box[1]) - FRAME, Number(box[2]) - FRAME];
  const scale = bond / BOND_LENGTH;
  const atoms = graph.atoms.map((atom) => ({
    ...atom,
    x: left + scale * atom.x,
    y: top + scale * atom.y,
  }));
  const margin = BEYOND * bond;
  const fits = atoms.every(
    ({ x, y }) => x > -margin && y > -margin && x < width + margin && y < height + margin,
  );
  return fits ? { ...graph, atoms } : undefined;
}
