import type { Box, Point } from '../geometry/box';
import { boxHeight, boxWidth, growBox } from '../geometry/boxes';
import { crop, fillGreyBox, toPixelBox, type ColourImage } from '../ink/pixels';

/** White around the drawing, points. */
const MARGIN = 4;

/** Half a line's width, points: a line may extend beyond a box that was drawn around the lines' centres. */
export const LINE_REACH = 0.6;

/**
 * A drawing's picture: the page inside its box, with a white margin.
 *
 * It shows no ink of neighbours with disjoint boxes: outside the box only the halves of its outermost lines
 * are copied, and not even those where a neighbour's box begins.
 *
 * @param page the painted page
 * @param box the drawing's box, points
 * @param neighbours boxes of the page's other drawings, points
 */
export function cutOut(page: ColourImage, box: Box, neighbours: readonly Box[]): ColourImage {
  const grown = growBox(box, LINE_REACH);
  const inside = toPixelBox(grown, page.dpi, page.width, page.height);
  const part = crop(page, inside);
  for (const neighbour of neighbours.filter((other) => areDisjoint(box, other))) {
    const [x0, y0, x1, y1] = toPixelBox(neighbour, page.dpi, page.width, page.height);
    fillGreyBox(part, [x0 - inside[0], y0 - inside[1], x1 - inside[0], y1 - inside[1]], 255);
  }
  return withMargin(part, marginAt(page.dpi));
}

/**
 * The page coordinates of a cut-out's pixel, points.
 *
 * @param box the box that was cut out, points
 * @param dpi resolution of the cut-out
 */
export function onPage(box: Box, dpi: number): (pixel: Point) => Point {
  const { left, top } = cornerOf(box, dpi);
  return ({ x, y }) => ({ x: ((left + x) * 72) / dpi, y: ((top + y) * 72) / dpi });
}

/**
 * The pixel of a cut-out that shows a point of the page: the inverse of `onPage`.
 *
 * @param box the box that was cut out, points
 * @param dpi resolution of the cut-out
 */
export function inCutOut(box: Box, dpi: number): (place: Point) => Point {
  const { left, top } = cornerOf(box, dpi);
  return ({ x, y }) => ({ x: (x * dpi) / 72 - left, y: (y * dpi) / 72 - top });
}

/** The upper left corner of a cut-out including its margin, in pixels of the painted page. */
function cornerOf(box: Box, dpi: number) {
  const start = (edge: number) => Math.max(0, Math.floor(((edge - LINE_REACH) * dpi) / 72));
  return { left: start(box[0]) - marginAt(dpi), top: start(box[1]) - marginAt(dpi) };
}

/**
 * Whether a picture can be the cut-out of a box at a resolution, judging by its size.
 *
 * @param box points
 */
export function isCutOutAt(
  box: Box,
  dpi: number,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  // At the page's edge the halves of outermost lines are missing; fractions of pixels are rounded.
  const slack = 2 + (2 * LINE_REACH * dpi) / 72;
  const sizeOf = (points: number) => ((points + 2 * LINE_REACH) * dpi) / 72 + 2 * marginAt(dpi);
  return (
    Math.abs(width - sizeOf(boxWidth(box))) <= slack &&
    Math.abs(height - sizeOf(boxHeight(box))) <= slack
  );
}

/** Pixels. */
const marginAt = (dpi: number) => Math.round((MARGIN * dpi) / 72);

const areDisjoint = (a: Box, b: Box) =>
  a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] || b[3] <= a[1];

function withMargin({ width, height, data, dpi }: ColourImage, margin: number): ColourImage {
  const wide = width + 2 * margin;
  const high = height + 2 * margin;
  const framed = new Uint8ClampedArray(wide * high * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    framed.set(
      data.subarray(y * width * 4, (y + 1) * width * 4),
      ((y + margin) * wide + margin) * 4,
    );
  }
  return { width: wide, height: high, data: framed, dpi };
}
