import type { Point } from '../geometry/box';
import type { ColourImage } from '../ink/pixels';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far a run may deviate from a direction of writing, degrees. */
const MAX_LEAN = 8;

/** Clockwise quarter turns of a direction of writing, 0 to 3; undefined if it is slanted. */
export function quartersOf(angle: number): number | undefined {
  const quarters = Math.round(angle / 90);
  return Math.abs(angle - 90 * quarters) <= MAX_LEAN ? ((quarters % 4) + 4) % 4 : undefined;
}

/** Where a point is after quarter turns of its page are undone. */
export function turnedBack({ x, y }: Point, quarters: number, { width, height }: Size): Point {
  switch (quarters) {
    case 1:
      return { x: y, y: width - x };
    case 2:
      return { x: width - x, y: height - y };
    case 3:
      return { x: height - y, y: x };
    default:
      return { x, y };
  }
}

/** A page's size after quarter turns are undone. */
export const turnedBackSize = (quarters: number, { width, height }: Size): Size =>
  quarters % 2 === 1 ? { width: height, height: width } : { width, height };

/** A picture after quarter turns are undone. */
export function turnedBackImage(image: ColourImage, quarters: number): ColourImage {
  if (quarters === 0) return image;
  const { width, height } = turnedBackSize(quarters, image);
  const from = new Uint32Array(image.data.slice().buffer);
  const to = new Uint32Array(from.length);
  // The corner that becomes the upper left one, and the steps to the right and down from it.
  const [start, right, down] = stepsOf(quarters, image);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) to[at] = from[start + x * right + y * down] ?? 0;
  }
  return { ...image, width, height, data: new Uint8ClampedArray(to.buffer) };
}

function stepsOf(quarters: number, { width, height }: Size): readonly [number, number, number] {
  const last = width * height - 1;
  if (quarters === 2) return [last, -1, -width];
  return quarters === 1 ? [width - 1, width, -1] : [last - width + 1, -width, 1];
}
