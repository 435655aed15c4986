import type { GreyImage } from './pixels';

/** A drawing as ink, row by row: 0 is paper, 1 is full ink. */
export interface InkImage {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** An ink image cropped from another one, where its top left corner is at `left`, `top`. */
export interface TrimmedInk extends InkImage {
  readonly left: number;
  readonly top: number;
}

/** Ink above this is visible when margins are trimmed. */
const VISIBLE_INK = 0.3;
/** Below this number of visible pixels there is nothing to read. */
const MIN_VISIBLE_PIXELS = 20;

export function toInk(image: GreyImage): InkImage {
  const data = new Float32Array(image.width * image.height);
  for (let i = 0; i < data.length; i++) data[i] = 1 - (image.data[i] ?? 255) / 255;
  return { width: image.width, height: image.height, data };
}

/**
 * Halves an image, averaging 2 x 2 pixels, until no side is longer than `maxSide`.
 *
 * @returns the image, and the width of its pixels in original pixels
 */
export function halveToFit(ink: InkImage, maxSide: number): { ink: InkImage; factor: number } {
  let current = ink;
  let factor = 1;
  while (Math.max(current.width, current.height) > maxSide) {
    if (Math.min(current.width, current.height) < 2) break;
    current = halve(current);
    factor *= 2;
  }
  return { ink: current, factor };
}

function halve({ width, height, data }: InkImage): InkImage {
  const w = width >> 1;
  const h = height >> 1;
  const half = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = 2 * y * width + 2 * x;
      const left = (data[i] ?? 0) + (data[i + width] ?? 0);
      half[y * w + x] = (left + (data[i + 1] ?? 0) + (data[i + width + 1] ?? 0)) / 4;
    }
  }
  return { width: w, height: h, data: half };
}

/** Trims the margins, so that they cost no network time; null if there is hardly any ink. */
export function trimToInk(ink: InkImage): TrimmedInk | null {
  const { width, height, data } = ink;
  let left = width;
  let top = height;
  let right = -1;
  let bottom = -1;
  let visible = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!((data[y * width + x] ?? 0) > VISIBLE_INK)) continue;
      visible++;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  if (visible < MIN_VISIBLE_PIXELS) return null;
  return { ...cropInk(ink, left, top, right + 1, bottom + 1), left, top };
}

/** The part from `x0`, `y0` up to but excluding `x1`, `y1`. */
function cropInk(ink: InkImage, x0: number, y0: number, x1: number, y1: number): InkImage {
  const width = x1 - x0;
  const height = y1 - y0;
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = (y + y0) * ink.width + x0;
    data.set(ink.data.subarray(start, start + width), y * width);
  }
  return { width, height, data };
}
