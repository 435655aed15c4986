import type { PageBox } from '../../pageBox';

/** How a page's own coordinates lie on the page as it is shown. */
export interface PageFrame {
  /** The part that is shown, in the page's own units, y upwards. */
  readonly view: PageBox;
  /** Degrees clockwise by which it is turned to be shown. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Points of one of the page's own units; > 0. */
  readonly unit: number;
}

/** A box of the page as shown, in points from its upper left, as `[x0, y0, x1, y1]` in the page's own units. */
export function inPageUnits({ view, rotation, unit }: PageFrame, box: PageBox): PageBox {
  const [left, bottom, right, top] = view;
  const [x0, y0, x1, y1] = box.map((edge) => edge / unit) as [number, number, number, number];
  switch (rotation) {
    case 0:
      return [left + x0, top - y1, left + x1, top - y0];
    case 90:
      return [left + y0, bottom + x0, left + y1, bottom + x1];
    case 180:
      return [right - x1, bottom + y0, right - x0, bottom + y1];
    case 270:
      return [right - y1, top - x1, right - y0, top - x0];
  }
}

/** What two boxes share, if that has an area. */
export function sharedPart(one: PageBox, other: PageBox): PageBox | undefined {
  const [x0, y0] = [Math.max(one[0], other[0]), Math.max(one[1], other[1])];
  const [x1, y1] = [Math.min(one[2], other[2]), Math.min(one[3], other[3])];
  return x0 < x1 && y0 < y1 ? [x0, y0, x1, y1] : undefined;
}

/** Size of the page as shown, in points. */
export function shownSize({ view: [x0, y0, x1, y1], rotation, unit }: PageFrame) {
  const [across, up] = [(x1 - x0) * unit, (y1 - y0) * unit];
  return rotation % 180 === 0 ? { width: across, height: up } : { width: up, height: across };
}
