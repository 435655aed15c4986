import type { Point } from '../../../geometry/box';
import { along, distance, offset } from '../../../geometry/vector';
import type { InkImage } from '../../../ink/inkImage';

/** Pixels between two sample points across a line. */
export const STEP_ACROSS = 0.5;

/**
 * The ink across a line at one of its points, from one side to the other.
 *
 * @param at 0 at the line's start, 1 at its end
 * @param reach how far to either side, pixels
 */
export function inkAcross(
  ink: InkImage,
  from: Point,
  to: Point,
  { at, reach }: { readonly at: number; readonly reach: number },
): number[] {
  const length = distance(from, to) || 1;
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const middle = along(from, to, at);
  return Array.from({ length: (2 * reach) / STEP_ACROSS + 1 }, (_, i) =>
    inkAt(ink, offset(middle, across, i * STEP_ACROSS - reach)),
  );
}

/** The ink at a point, pixels: interpolated between pixel centres, none outside the picture. */
export function inkAt({ width, height, data }: InkImage, { x, y }: Point): number {
  const column = Math.floor(x - 0.5);
  const row = Math.floor(y - 0.5);
  if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) return 0;
  const fx = x - 0.5 - column;
  const fy = y - 0.5 - row;
  const at = row * width + column;
  const upper = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
  const lower = (data[at + width] ?? 0) * (1 - fx) + (data[at + width + 1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}
