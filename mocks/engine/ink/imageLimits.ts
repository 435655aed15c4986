import type { GreyImage } from './pixels';

/** Pixels of the largest picture that is decoded or read: a page of A4 at 600 dpi has 35 million. */
export const MAX_PICTURE_PIXELS = 50_000_000;
/** Longer side above which a picture is halved before it is read, pixels. */
export const MAX_READ_SIDE = 2600;
/** Shorter side of the smallest picture that can show a bond, pixels. */
const MIN_SIDE = 8;
/** Longer side divided by the shorter one. */
const MAX_ASPECT = 100;

/** Why a picture cannot be read, as a message for the user; null if it can. */
export function imageProblem({ width, height, data }: GreyImage): string | null {
  const size = `${width} x ${height} pixels`;
  if (!Number.isInteger(width) || !Number.isInteger(height) || data.length !== width * height) {
    return `The image's pixels do not fit its size (${size}).`;
  }
  if (Math.min(width, height) < MIN_SIDE) return `The image is too small to read (${size}).`;
  if (width * height > MAX_PICTURE_PIXELS) return `The image is too large (${size}).`;
  if (Math.max(width, height) > MAX_ASPECT * Math.min(width, height)) {
    return `The image is too narrow to hold a structure (${size}).`;
  }
  return null;
}
