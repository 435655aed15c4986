import type { Box } from '../geometry/box';
import { crop, fillGreyBox, toPixelBox, type ColourImage } from '../documents/images/pixels';

/** White around the drawing, points. */
const MARGIN = 4;

/** Half a line's width that may stand out over a box drawn around the lines' centres, points. */
const LINE_REACH = 0.6;

/**
 * A drawing's picture: what the page shows inside its box, with a white margin.
 *
 * Neighbours whose boxes are disjoint leave no ink in it: nothing outside the box is taken over but
 * the halves of its outermost lines, and those not where a neighbour's box begins.
 *
 * @param page the painted page
 * @param box the drawing's box, points
 * @param neighbours boxes of the page's other drawings, points
 */
export function cutOut(page: ColourImage, box: Box, neighbours: readonly Box[]): ColourImage {
  const grown: Box = [
    box[0] - LINE_REACH,
    box[1] - LINE_REACH,
    box[2] + LINE_REACH,
    box[3] + LINE_REACH,
  ];
  const inside = toPixelBox(grown, page.dpi, page.width, page.height);
  const part = crop(page, inside);
  for (const neighbour of neighbours.filter((other) => areDisjoint(box, other))) {
    const [x0, y0, x1, y1] = toPixelBox(neighbour, page.dpi, page.width, page.height);
    fillGreyBox(part, [x0 - inside[0], y0 - inside[1], x1 - inside[0], y1 - inside[1]], 255);
  }
  return withMargin(part, Math.round((MARGIN * page.dpi) / 72));
}

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
