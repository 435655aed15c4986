import type { Box } from '../geometry/box';
import { fillLevels } from './fillLevels';
import type { GreyImage } from './pixels';

/** Fills darker than this hold white drawings, if any; paler ones are paper. */
export const FILLS = { min: 90, max: 250 } as const;

/**
 * Makes the paper of coloured panels white, so that drawings on them stand out: each grey level with a large
 * even area in a picture. Everything outside the pictures stays.
 *
 * @param pictures pixels, whole numbers inside the page
 */
export function whitenFills(page: GreyImage, pictures: readonly Box[], dpi: number): GreyImage {
  let data: Uint8Array | undefined;
  for (const picture of pictures) {
    const fills = fillLevels(page, picture, dpi, FILLS);
    if (fills.length === 0) continue;
    const isFill = new Array<boolean>(256).fill(false);
    for (const { min, max } of fills) isFill.fill(true, min, max + 1);
    data ??= page.data.slice();
    const [x0, y0, x1, y1] = picture;
    for (let y = y0; y < y1; y++) {
      for (let i = y * page.width + x0; i < y * page.width + x1; i++) {
        if (isFill[data[i] ?? 255]) data[i] = 255;
      }
    }
  }
  return data ? { ...page, data } : page;
}
