import type { Box } from '../geometry/box';

/** Points per inch (ISO 32000-1, 8.3.2.3): a picture of this resolution has a pixel a point. */
export const POINTS_AN_INCH = 72;

/** Size of a picture, pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A page or a cut-out as grey pixels. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  /** Row by row, 0 (black) to 255 (white). */
  readonly data: Uint8Array;
  /** Resolution, pixels per inch, if known. */
  readonly dpi?: number;
}

/** A page or a cut-out in colour. */
export interface ColourImage {
  readonly width: number;
  readonly height: number;
  /** Row by row, red, green, blue, opacity, each 0..255. */
  readonly data: Uint8ClampedArray;
  /** Resolution, pixels per inch. */
  readonly dpi: number;
}

/** Four channels of 255, as one number with a sign: numbers beyond 31 bits cost more to compare. */
const WHITE = -1;

/** Grey values by the luma weights of ITU-R BT.601; opacity is ignored. */
export function toGrey(image: ColourImage): GreyImage {
  const { width, height, dpi } = image;
  const data = new Uint8Array(width * height);
  greyRange(image, data, 0, data.length);
  return { width, height, data, dpi };
}

function greyRange({ data }: ColourImage, grey: Uint8Array, from: number, to: number): void {
  const whole = wholePixels(data);
  for (let pixel = from, byte = 4 * from; pixel < to; pixel += 1, byte += 4) {
    // Most of a page is paper.
    if (whole[pixel] === WHITE) {
      grey[pixel] = 255;
      continue;
    }
    const red = data[byte] ?? 0;
    const green = data[byte + 1] ?? 0;
    const blue = data[byte + 2] ?? 0;
    grey[pixel] = (77 * red + 150 * green + 29 * blue + 128) >> 8;
  }
}

/** The four bytes of each pixel as one number; none where they do not lie so in memory. */
const wholePixels = ({ buffer, byteOffset, length }: Uint8ClampedArray): Int32Array =>
  byteOffset % 4 === 0 ? new Int32Array(buffer, byteOffset, length >> 2) : new Int32Array();

/** Whether the channels of every pixel differ by at most `tolerance` (0..255). */
export function isColourless({ data }: ColourImage, tolerance = 12): boolean {
  for (let byte = 0; byte < data.length; byte += 4) {
    const red = data[byte] ?? 0;
    const green = data[byte + 1] ?? 0;
    const blue = data[byte + 2] ?? 0;
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > tolerance) return false;
  }
  return true;
}

/** A box in points, converted to whole pixels of an image at `dpi` and clipped to `width` x `height`. */
export function toPixelBox(box: Box, dpi: number, width: number, height: number): Box {
  const pixels = (points: number) => (points * dpi) / POINTS_AN_INCH;
  const inside = (value: number, limit: number) => Math.min(limit, Math.max(0, value));
  return [
    inside(Math.floor(pixels(box[0])), width),
    inside(Math.floor(pixels(box[1])), height),
    inside(Math.ceil(pixels(box[2])), width),
    inside(Math.ceil(pixels(box[3])), height),
  ];
}

/** The part of an image inside a pixel box (whole numbers, inside the image). */
export function crop({ width, data, dpi }: ColourImage, [x0, y0, x1, y1]: Box): ColourImage {
  const part = new Uint8ClampedArray((x1 - x0) * (y1 - y0) * 4);
  for (let y = y0; y < y1; y += 1) {
    part.set(data.subarray((y * width + x0) * 4, (y * width + x1) * 4), (y - y0) * (x1 - x0) * 4);
  }
  return { width: x1 - x0, height: y1 - y0, data: part, dpi };
}

/** Fills a pixel box (whole numbers; clipped to the image) with one grey value. */
export function fillGreyBox({ data, width, height }: ColourImage, box: Box, grey: number): void {
  const [x0, x1] = [Math.max(0, box[0]), Math.min(width, box[2])];
  if (x1 <= x0) return;
  for (let y = Math.max(0, box[1]); y < Math.min(height, box[3]); y += 1) {
    for (let byte = (y * width + x0) * 4; byte < (y * width + x1) * 4; byte += 4) {
      data.fill(grey, byte, byte + 3);
    }
  }
}
