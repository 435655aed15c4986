import type { Point } from '../../geometry/box';
import { boxCentre, boxHeight, boxWidth } from '../../geometry/boxes';
import { GreyPatches } from '../../ink/greyPatches';
import type { InkImage } from '../../ink/inkImage';
import { areDotSides, standingAlone } from '../radicals';

/** A dot covers its box as a disc does (0.79). */
const FULL = 0.65;
/** Ink above this belongs to a dot. */
const DARK = 0.4;

/**
 * The round spots of a picture that touch no other ink, as unpaired electrons are drawn.
 *
 * @param bond length of a bond, the ink's pixels
 */
export function loneDots(ink: InkImage, bond: number): Point[] {
  const isDark = (pixel: number) => (ink.data[pixel] ?? 0) > DARK;
  const spots = new GreyPatches(ink).connected([0, 0, ink.width, ink.height], isDark, 2);
  const dots = spots.flatMap(({ box, pixels }) => {
    const [width, height] = [boxWidth(box), boxHeight(box)];
    const isDot =
      areDotSides(width / bond, height / bond) && pixels.length >= FULL * width * height;
    return isDot ? [boxCentre(box)] : [];
  });
  return standingAlone(dots, bond);
}
