import type { Box } from '../geometry/box';
import { boxesOverlap, boxHeight, boxWidth } from '../geometry/boxes';
import type { ColourImage } from '../ink/pixels';
import type { TextRun } from '../page/pageContent';
import { cutOut } from './cutOut';
import { foreignWords } from './edge/foreignWords';
import { inkCutBy } from './edge/growToInk';

/** Least width and height of a box that a person draws, points. */
export const SMALLEST_BOX_SIDE = 4;

/** The part of a box that is on the page; undefined if no drawing can stand in it. */
export function boxOnPage(
  [x0, y0, x1, y1]: Box,
  { width, height }: { readonly width: number; readonly height: number },
): Box | undefined {
  const box: Box = [Math.max(0, x0), Math.max(0, y0), Math.min(width, x1), Math.min(height, y1)];
  // Also false for NaN.
  const isLargeEnough = boxWidth(box) >= SMALLEST_BOX_SIDE && boxHeight(box) >= SMALLEST_BOX_SIDE;
  return isLargeEnough ? box : undefined;
}

/** The page's drawings that are beside a box; those that it overlaps are what the person means. */
export const besideBox = (box: Box, drawings: readonly Box[]): Box[] =>
  drawings.filter((drawing) => !boxesOverlap(drawing, box));

/**
 * The picture of a box that a person drew. Like that of a drawing that was found, but the box stays as it was
 * drawn: what it cuts is painted over or told, and not followed.
 *
 * @param others boxes of the page's other drawings, points
 */
export function cutOutBox(
  page: ColourImage,
  box: Box,
  others: readonly Box[],
  texts: readonly TextRun[],
): { readonly picture: ColourImage; readonly touchesEdge: boolean } {
  const words = foreignWords(texts);
  const { touchesEdge, foreignInk } = inkCutBy(page, box, { others, words });
  return { picture: cutOut(page, box, others, foreignInk), touchesEdge };
}
