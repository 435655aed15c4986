import type { PageBox } from '@/domain/pageBox';

const POINTS_PER_INCH = 72;

/** A rectangle as fractions of a picture's width and height. */
export interface PlaceOnPicture {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const within = (value: number) => Math.min(1, Math.max(0, value));

/**
 * The position of a page's box on a picture of the page, clipped to the picture.
 *
 * @param size pixels of the picture
 * @param dpi pixels per inch of the page
 */
export function placeOnPicture(
  [x0, y0, x1, y1]: PageBox,
  size: { readonly width: number; readonly height: number },
  dpi: number,
): PlaceOnPicture {
  const across = (points: number) => within((points * dpi) / POINTS_PER_INCH / size.width);
  const down = (points: number) => within((points * dpi) / POINTS_PER_INCH / size.height);
  const left = across(x0);
  const top = down(y0);
  return { left, top, width: across(x1) - left, height: down(y1) - top };
}
