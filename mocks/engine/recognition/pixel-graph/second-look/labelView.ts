import type { Point } from '../../../geometry/box';
import type { InkImage } from '../../../ink/inkImage';

/** Carbon is the first class; one at least this probable is a corner without letters, of which no view is cut. */
export const SURE_CARBON = 0.9;

/**
 * Crops a view from a picture, centred on a point, with paper outside the picture.
 *
 * @param place pixels of `ink`
 * @param into where to write the view, row by row: `height` x `width` values
 */
export function cutView(
  ink: InkImage,
  place: Point,
  { width, height }: { readonly width: number; readonly height: number },
  into: Float32Array,
): void {
  const left = Math.floor(place.x - width / 2);
  const top = Math.floor(place.y - height / 2);
  const from = Math.max(0, left);
  const to = Math.min(ink.width, left + width);
  into.fill(0);
  if (to <= from) return;
  for (let row = Math.max(0, -top); row < height && row + top < ink.height; row++) {
    const start = (row + top) * ink.width;
    into.set(ink.data.subarray(start + from, start + to), row * width + from - left);
  }
}
