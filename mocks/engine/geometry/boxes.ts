import type { Box, Point } from './box';

/** The bounding box of a list of points; undefined for none. */
export function boxOf(points: Iterable<Point>): Box | undefined {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const { x, y } of points) {
    x0 = Math.min(x0, x);
    y0 = Math.min(y0, y);
    x1 = Math.max(x1, x);
    y1 = Math.max(y1, y);
  }
  return x0 <= x1 && y0 <= y1 ? [x0, y0, x1, y1] : undefined;
}

export const unionBox = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

export const growBox = (box: Box, by: number): Box => [
  box[0] - by,
  box[1] - by,
  box[2] + by,
  box[3] + by,
];

export const boxWidth = (box: Box): number => box[2] - box[0];

export const boxHeight = (box: Box): number => box[3] - box[1];

export const boxCentre = (box: Box): Point => ({
  x: (box[0] + box[2]) / 2,
  y: (box[1] + box[3]) / 2,
});

export const boxesOverlap = (a: Box, b: Box): boolean =>
  a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

export const boxHolds = (box: Box, { x, y }: Point): boolean =>
  x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];

export const boxHoldsBox = (outer: Box, inner: Box): boolean =>
  inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];

/** Distance of a point from a box; 0 inside. */
export function distanceToBox({ x, y }: Point, box: Box): number {
  return Math.hypot(Math.max(box[0] - x, 0, x - box[2]), Math.max(box[1] - y, 0, y - box[3]));
}

/** Gap between two boxes; 0 when they touch or overlap. */
export function boxGap(a: Box, b: Box): number {
  const dx = Math.max(a[0] - b[2], 0, b[0] - a[2]);
  const dy = Math.max(a[1] - b[3], 0, b[1] - a[3]);
  return Math.hypot(dx, dy);
}

/** Area shared by two boxes. */
export function sharedArea(a: Box, b: Box): number {
  const w = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const h = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return w > 0 && h > 0 ? w * h : 0;
}
