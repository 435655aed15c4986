import type { Box } from '../geometry/box';
import type { GreyImage } from './pixels';

/** A pixel is inside a fill if those this far away, points, are equally grey: lines of drawings are thinner. */
const INTERIOR = 2;
/** Grey levels that one fill covers: compressed pictures are noisy. */
const NOISE = 6;
/** Smallest interior of a fill that can hold a drawing, square points. */
const MIN_AREA = 1600;

/** Grey levels, both included. */
export interface GreyRange {
  readonly min: number;
  readonly max: number;
}

/** Smallest area, pixels, of a panel that can hold a drawing. */
export const panelArea = (dpi: number): number => MIN_AREA * (dpi / 72) ** 2;

/** How far apart, pixels, the edges of what is broader than a line of a drawing are. */
export const broaderThanLines = (dpi: number): number => Math.round((INTERIOR * dpi) / 72);

/**
 * The grey levels of large even areas in a picture, each with the levels next to it that noise makes of it.
 *
 * @param picture pixels, whole numbers inside the page
 * @param among where the fills' commonest levels are looked for
 * @param minArea pixels in the middle of even areas that make a fill
 */
export function fillLevels(
  page: GreyImage,
  picture: Box,
  dpi: number,
  among: GreyRange,
  minArea = panelArea(dpi),
): GreyRange[] {
  const interior = interiorLevels(page, picture, broaderThanLines(dpi), among);
  const fills: GreyRange[] = [];
  for (let level = among.min; level <= among.max; level++) {
    const range = { min: Math.max(0, level - NOISE), max: level + NOISE };
    const counts = interior.slice(range.min, range.max + 1);
    const area = counts.reduce((sum, count) => sum + count, 0);
    const isPeak = counts.every((count) => count <= (interior[level] ?? 0));
    if (isPeak && area >= minArea) fills.push(range);
  }
  return fills;
}

/** How many pixels inside even areas have each grey level. */
function interiorLevels(
  { width, data }: GreyImage,
  picture: Box,
  reach: number,
  among: GreyRange,
): number[] {
  const [x0, y0, x1, y1] = picture;
  const levels = new Array<number>(256).fill(0);
  for (let y = y0 + reach; y < y1 - reach; y++) {
    for (let i = y * width + x0 + reach; i < y * width + x1 - reach; i++) {
      const grey = data[i] ?? 255;
      if (grey < among.min || grey > among.max) continue;
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

/** Whether two levels may be those of one fill. */
export const isNear = (grey = 255, level = 255): boolean => Math.abs(grey - level) <= NOISE;
