import type { Box, Point } from '../../engine/geometry/box';
import type { AtomLabel } from './atomLabels';
import { LABEL_MARGIN } from './drawingStyle';

export type Segment = readonly [from: Point, to: Point];

/** The point at a given fraction of the way from one point to another. */
export const along = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Moves `from` towards `to` until it has left every box of the label. */
export function clearOf(label: AtomLabel | undefined, from: Point, to: Point): Point {
  let share = 0;
  for (const box of label?.boxes ?? []) share = Math.max(share, exitShare(box, from, to));
  return along(from, to, Math.min(share, 0.9));
}

/** Where the line from `from` to `to` leaves the box with its margin; 0 if it doesn't meet it. */
function exitShare([x0, y0, x1, y1]: Box, from: Point, to: Point): number {
  let enter = 0;
  let leave = 1;
  const spans = [
    [from.x, to.x - from.x, x0 - LABEL_MARGIN, x1 + LABEL_MARGIN],
    [from.y, to.y - from.y, y0 - LABEL_MARGIN, y1 + LABEL_MARGIN],
  ] as const;
  for (const [start, step, low, high] of spans) {
    // A step of 0 gives infinities, which compare as they should.
    const a = (low - start) / step;
    const b = (high - start) / step;
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter < leave ? leave : 0;
}

/** Unit vector perpendicular to a line, to its left when looking along it with y downwards. */
export function across([from, to]: Segment): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.y - from.y) / length, y: -(to.x - from.x) / length };
}

/** A line shifted sideways. */
export function shifted([from, to]: Segment, direction: Point, distance: number): Segment {
  const dx = direction.x * distance;
  const dy = direction.y * distance;
  return [
    { x: from.x + dx, y: from.y + dy },
    { x: to.x + dx, y: to.y + dy },
  ];
}
