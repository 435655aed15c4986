import type { Point } from '../../../geometry/box';
import type { InkImage } from '../inkImage';

/** The ink at a place, pixels: linear between the middles of the pixels, none outside the picture. */
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
