import type { Box } from '../geometry/box';
import type { GreyImage } from './pixels';

/** Fills darker than this hold white drawings, if any; paler ones are paper. */
const FILLS = { min: 90, max: 250 } as const;
/** A pixel is inside a fill if those this far away, points, are equally grey: lines of drawings are thinner. */
const INTERIOR = 2;
/** Grey levels that one fill covers: compressed pictures are noisy. */
const NOISE = 6;
/** Smallest interior of a fill that can hold a drawing, square points. */
const MIN_AREA = 1600;

/**
 * Makes the paper of coloured panels white, so that drawings on them stand out: each grey level with a large
 * even area in a picture. Everything outside the pictures stays.
 *
 * @param pictures pixels, whole numbers inside the page
 */
export function whitenFills(page: GreyImage, pictures: readonly Box[], dpi: number): GreyImage {
  const point = dpi / 72;
  const reach = Math.round(INTERIOR * point);
  let data: Uint8Array | undefined;
  for (const picture of pictures) {
    const fills = fillLevels(page, picture, reach, MIN_AREA * point ** 2);
    if (!fills.includes(true)) continue;
    data ??= page.data.slice();
    const [x0, y0, x1, y1] = picture;
    for (let y = y0; y < y1; y++) {
      for (let i = y * page.width + x0; i < y * page.width + x1; i++) {
        if (fills[data[i] ?? 255]) data[i] = 255;
      }
    }
  }
  return data ? { ...page, data } : page;
}

/** For each grey level whether it is that of a fill. */
function fillLevels(page: GreyImage, picture: Box, reach: number, minArea: number): boolean[] {
  const interior = interiorLevels(page, picture, reach);
  const fills = new Array<boolean>(256).fill(false);
  for (let level = FILLS.min; level <= FILLS.max; level++) {
    const [from, to] = [level - NOISE, level + NOISE + 1];
    const area = interior.slice(from, to).reduce((sum, count) => sum + count, 0);
    const isPeak = interior.slice(from, to).every((count) => count <= (interior[level] ?? 0));
    if (isPeak && area >= minArea) fills.fill(true, from, to);
  }
  return fills;
}

/** How many pixels inside even areas have each grey level. */
function interiorLevels({ width, data }: GreyImage, picture: Box, reach: number): number[] {
  const [x0, y0, x1, y1] = picture;
  const levels = new Array<number>(256).fill(0);
  for (let y = y0 + reach; y < y1 - reach; y++) {
    for (let i = y * width + x0 + reach; i < y * width + x1 - reach; i++) {
      const grey = data[i] ?? 255;
      if (grey < FILLS.min || grey > FILLS.max) continue;
      const isEven =
        isNear(data[i - reach], grey) &&
        isNear(data[i + reach], grey) &&
        isNear(data[i - reach * width], grey) &&
        isNear(data[i + reach * width], grey);
      if (isEven) levels[grey] = (levels[grey] ?? 0) + 1;
    }
  }
  return levels;
}

const isNear = (grey = 255, level: number) => Math.abs(grey - level) <= NOISE;
