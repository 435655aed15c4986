import type { Point } from '../geometry/box';
import type { ColourImage, GreyImage, PictureSize } from '../ink/pixels';

/** Quarter turns clockwise by which the writing of a page is turned. */
export type Quarters = 0 | 1 | 2 | 3;

const ALL: readonly Quarters[] = [0, 1, 2, 3];

/** How far a run may deviate from a direction of writing, degrees. */
const MAX_LEAN = 8;

/** Quarter turns of a direction of writing; undefined if it is slanted. */
export function quartersOf(angle: number): Quarters | undefined {
  const quarters = Math.round(angle / 90);
  return Math.abs(angle - 90 * quarters) <= MAX_LEAN ? ALL[((quarters % 4) + 4) % 4] : undefined;
}

/** The direction of most of the letters of some runs; undefined if there are none. */
export function mainQuarters(
  runs: readonly { readonly text: string; readonly angle: number }[],
): Quarters | undefined {
  const letters = [0, 0, 0, 0];
  for (const { text, angle } of runs) {
    const quarters = quartersOf(angle);
    const count = text.replace(/\s/gu, '').length;
    if (quarters !== undefined) letters[quarters] = (letters[quarters] ?? 0) + count;
  }
  const most = Math.max(...letters);
  return most === 0 ? undefined : ALL.find((quarters) => letters[quarters] === most);
}

/** The turns that undo some. */
export const opposite = (quarters: Quarters): Quarters => ALL[(4 - quarters) % 4] ?? 0;

/** A page's size after quarter turns are undone. */
export const turnedBackSize = (quarters: Quarters, { width, height }: PictureSize): PictureSize =>
  quarters % 2 === 1 ? { width: height, height: width } : { width, height };

/** Where a point is after quarter turns of its page are undone. */
export function turnedBack(
  { x, y }: Point,
  quarters: Quarters,
  { width, height }: PictureSize,
): Point {
  switch (quarters) {
    case 1:
      return { x: y, y: width - x };
    case 2:
      return { x: width - x, y: height - y };
    case 3:
      return { x: height - y, y: x };
    case 0:
      return { x, y };
  }
}

/** The inverse: where a point of a page that was turned back lies on the page as it is, whose size is given. */
export const turnedOn = (point: Point, quarters: Quarters, page: PictureSize): Point =>
  turnedBack(point, opposite(quarters), turnedBackSize(quarters, page));

/** A picture, grey or in colour, after quarter turns are undone. */
export function turnedBackImage<T extends GreyImage | ColourImage>(
  image: T,
  quarters: Quarters,
): T {
  if (quarters === 0) return image;
  const { data } = image;
  const size = turnedBackSize(quarters, image);
  const isColour = data.length === 4 * size.width * size.height;
  // The four bytes of a coloured pixel are moved as one number.
  const from = isColour ? new Uint32Array(data.slice().buffer) : data;
  const to = isColour ? new Uint32Array(from.length) : new Uint8Array(from.length);
  // The corner that becomes the upper left one, and the steps to the right and down from it.
  const [start, right, down] = stepsOf(quarters, image);
  for (let y = 0, at = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1, at += 1)
      to[at] = from[start + x * right + y * down] ?? 0;
  }
  const turned = isColour ? new Uint8ClampedArray(to.buffer) : new Uint8Array(to.buffer);
  return { ...image, ...size, data: turned };
}

function stepsOf(
  quarters: Quarters,
  { width, height }: PictureSize,
): readonly [number, number, number] {
  const last = width * height - 1;
  if (quarters === 2) return [last, -1, -width];
  return quarters === 1 ? [width - 1, width, -1] : [last - width + 1, -width, 1];
}
