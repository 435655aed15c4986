import type { Box } from '../../geometry/box';
import type { ColourImage } from '../../ink/pixels';

/** Pixels between two that are looked at for the paper's grey. */
const STRIDE = 3;
/** Grey levels taken together. */
const STEP = 8;

/** The grey of a pixel, 0..255, weighted as in `toGrey`. */
export function greyAt({ data, width }: ColourImage, x: number, y: number): number {
  const byte = (y * width + x) * 4;
  const red = data[byte] ?? 255;
  const green = data[byte + 1] ?? 255;
  const blue = data[byte + 2] ?? 255;
  return (77 * red + 150 * green + 29 * blue) / 256;
}

/** The commonest grey level of a box: that of the panel that the drawing is on, usually white. */
export function paperLevel(page: ColourImage, [x0, y0, x1, y1]: Box): number {
  const counts = new Array<number>(256 / STEP).fill(0);
  for (let y = y0; y < y1; y += STRIDE) {
    for (let x = x0; x < x1; x += STRIDE) {
      const level = Math.floor(greyAt(page, x, y) / STEP);
      counts[level] = (counts[level] ?? 0) + 1;
    }
  }
  return (counts.indexOf(Math.max(...counts)) + 1) * STEP - 1;
}
