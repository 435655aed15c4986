import type { Box } from '../../../geometry/box';
import type { ColourImage } from '../../../ink/pixels';

/** A white page of 120 x 100 points with black boxes, points; 144 dpi, so that a point is two pixels. */
export function paintedPage(...ink: readonly Box[]): ColourImage {
  const [width, height] = [240, 200];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [x0, y0, x1, y1] of ink) {
    for (let y = 2 * y0; y < 2 * y1; y++) {
      data.fill(0, (y * width + 2 * x0) * 4, (y * width + 2 * x1) * 4);
    }
  }
  return { width, height, data, dpi: 144 };
}
