import type { InkImage } from '../../ink/inkImage';
import { along } from '../../geometry/vector';
import { PADDING } from '../../recognition/pixel-graph/network';
import type { InkBetween } from './sketchParts';

/** Places on the way that are looked at, and how many must have ink: hashed bonds and labels leave gaps. */
const PLACES = 12;
const MIN_INKED = 6;
/** Bonds are drawn this near to the way between their atoms, pixels: as far as double lines are apart. */
export const REACH = 2;
/** Paler pixels are paper, 0..1. */
export const MIN_INK = 0.25;

/**
 * Where a region's ink leads from one place of its sketch to another.
 *
 * @param scale of the sketch, whose atoms are in pixels of the scaled, padded picture
 */
export function inkBetween({ width, height, data }: InkImage, scale: number): InkBetween {
  const isInked = (x: number, y: number): boolean => {
    for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row++) {
      for (let at = Math.max(0, x - REACH); at <= Math.min(width - 1, x + REACH); at++) {
        if ((data[row * width + at] ?? 0) >= MIN_INK) return true;
      }
    }
    return false;
  };
  return (from, to) => {
    let inked = 0;
    for (let k = 0; k < PLACES; k++) {
      const { x, y } = along(from, to, (k + 0.5) / PLACES);
      const [left, top] = [(x - PADDING) / scale, (y - PADDING) / scale];
      if (isInked(Math.round(left), Math.round(top))) inked++;
    }
    return inked >= MIN_INKED;
  };
}
