import type { SegmentBox } from './segment';

/** A place on a page, in PDF points from its top left, y downwards. */
export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

export interface PageSize {
  /** In PDF points, of the page as shown. */
  readonly width: number;
  readonly height: number;
}

/** The edges that a handle moves: north, east, south and west, as in CSS cursors. */
export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof HANDLES)[number];

/** Where a box is cut in two: `upright` at an x, `level` at a y. */
export interface SplitLine {
  readonly direction: 'upright' | 'level';
  readonly at: number;
}

const within = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/**
 * A place in the window as a place on a page, which need not be on it.
 *
 * @param shown the page in the window, in CSS px; only its left, top and width are read
 */
export function pointOnPage(
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  shown: { readonly left: number; readonly top: number; readonly width: number },
  size: PageSize,
): PagePoint {
  const pointsInPixel = size.width / shown.width;
  return { x: (clientX - shown.left) * pointsInPixel, y: (clientY - shown.top) * pointsInPixel };
}

/** The box between two places, as far as it is on the page. */
export function boxBetween(page: number, a: PagePoint, b: PagePoint, size: PageSize): SegmentBox {
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const [top, bottom] = [Math.min(a.y, b.y), Math.max(a.y, b.y)];
  const [x, y] = [within(left, 0, size.width), within(top, 0, size.height)];
  return {
    ...{ page, x, y },
    width: within(right, 0, size.width) - x,
    height: within(bottom, 0, size.height) - y,
  };
}

/** The box moved as far as the page reaches. */
export function movedBox(box: SegmentBox, by: PagePoint, size: PageSize): SegmentBox {
  return {
    ...box,
    x: within(box.x + by.x, 0, size.width - box.width),
    y: within(box.y + by.y, 0, size.height - box.height),
  };
}

/**
 * The box with the handle's edges moved; an edge stops at the end of the page, and before the opposite edge.
 *
 * @param least width and height that remain, in points
 */
export function resizedBox(
  box: SegmentBox,
  handle: Handle,
  by: PagePoint,
  { size, least }: { readonly size: PageSize; readonly least: number },
): SegmentBox {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const x = handle.includes('w') ? within(box.x + by.x, 0, right - least) : box.x;
  const y = handle.includes('n') ? within(box.y + by.y, 0, bottom - least) : box.y;
  const east = handle.includes('e') ? within(right + by.x, x + least, size.width) : right;
  const south = handle.includes('s') ? within(bottom + by.y, y + least, size.height) : bottom;
  return { page: box.page, x, y, width: east - x, height: south - y };
}

/** The line through the middle. */
export const middleOf = (box: SegmentBox, direction: SplitLine['direction']): SplitLine =>
  direction === 'upright'
    ? { direction, at: box.x + box.width / 2 }
    : { direction, at: box.y + box.height / 2 };

/** The line that a pointer draws: as it mostly runs, halfway between its ends, inside the box. */
export function lineBetween(a: PagePoint, b: PagePoint, box: SegmentBox, least: number): SplitLine {
  const isLevel = Math.abs(b.x - a.x) > Math.abs(b.y - a.y);
  return isLevel
    ? lineInside({ direction: 'level', at: (a.y + b.y) / 2 }, box, least)
    : lineInside({ direction: 'upright', at: (a.x + b.x) / 2 }, box, least);
}

/** The line, but so that each part keeps the least side, if the box is large enough for that. */
export function lineInside(line: SplitLine, box: SegmentBox, least: number): SplitLine {
  const [from, length] = line.direction === 'upright' ? [box.x, box.width] : [box.y, box.height];
  const margin = Math.min(least, length / 2);
  return { ...line, at: within(line.at, from + margin, from + length - margin) };
}

/** The two parts of a box, left or upper one first. */
export function partsOf(box: SegmentBox, { direction, at }: SplitLine): [SegmentBox, SegmentBox] {
  if (direction === 'upright') {
    const width = at - box.x;
    return [
      { ...box, width },
      { ...box, x: at, width: box.width - width },
    ];
  }
  const height = at - box.y;
  return [
    { ...box, height },
    { ...box, y: at, height: box.height - height },
  ];
}

/** Whether they share some place, or at least an edge. */
export const touch = (a: SegmentBox, b: SegmentBox): boolean =>
  a.page === b.page &&
  a.x <= b.x + b.width &&
  b.x <= a.x + a.width &&
  a.y <= b.y + b.height &&
  b.y <= a.y + a.height;
