import { USUAL_DPI } from './inkGrey';
import { toInk } from './inkImage';
import type { ColourImage, GreyImage } from './pixels';
import { resample } from './resample';

/** A grey picture whose longer side has at most so many pixels; it is shrunk if it has more. */
export function greyWithin(image: GreyImage, mostSide = Infinity): ColourImage {
  const scale = Math.min(1, mostSide / Math.max(image.width, image.height));
  const { width, height, data } = scale < 1 ? resample(toInk(image), scale) : toInk(image);
  const pixels = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let i = 0; i < width * height; i++) {
    const grey = 255 * (1 - (data[i] ?? 0));
    pixels.fill(grey, 4 * i, 4 * i + 3);
  }
  return { width, height, data: pixels, dpi: (image.dpi ?? USUAL_DPI) * scale };
}
