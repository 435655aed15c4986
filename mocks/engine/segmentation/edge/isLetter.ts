import type { Box } from '../../geometry/box';
import { boxHeight, boxWidth } from '../../geometry/boxes';

/** Height of the letters of labels, subscripts included, points. */
const HEIGHTS = { min: 2.5, max: 14 } as const;
/** Width of the widest letter, or of two that touch, in heights. */
const MAX_WIDTH = 2.2;

/** Whether a spot of ink may be a letter, by its size. @param point pixels in a point */
export function isLetter(box: Box, point: number): boolean {
  const height = boxHeight(box);
  return (
    height >= HEIGHTS.min * point &&
    height <= HEIGHTS.max * point &&
    boxWidth(box) <= MAX_WIDTH * height
  );
}
