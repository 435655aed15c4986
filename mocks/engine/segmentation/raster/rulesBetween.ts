import type { Box } from '../../geometry/box';
import { boxHeight, boxWidth } from '../../geometry/boxes';
import type { InkComponents } from './inkComponents';

/** Places, evenly spaced over the common width of two boxes, where a rule must lie between them. */
const PLACES = 5;

/**
 * Whether a rule lies between two boxes, one above the other or side by side: each straight way from one to
 * the other crosses a component longer than `length`. Pixels.
 */
export function areRuledApart(ink: InkComponents, a: Box, b: Box, length: number): boolean {
  const [upper, lower] = a[1] < b[1] ? [a, b] : [b, a];
  const [left, right] = a[0] < b[0] ? [a, b] : [b, a];
  const columns = between(Math.max(a[0], b[0]), Math.min(a[2], b[2]));
  const rows = between(Math.max(a[1], b[1]), Math.min(a[3], b[3]));
  const isRule = (x: number, y: number) => isLong(ink, x, y, length);
  return (
    (lower[1] > upper[3] &&
      columns.length > 0 &&
      columns.every((x) => isMet(upper[3], lower[1], (y) => isRule(x, y)))) ||
    (right[0] > left[2] &&
      rows.length > 0 &&
      rows.every((y) => isMet(left[2], right[0], (x) => isRule(x, y))))
  );
}

function between(from: number, to: number): number[] {
  if (to <= from) return [];
  return Array.from({ length: PLACES }, (_, k) =>
    Math.floor(from + ((k + 0.5) * (to - from)) / PLACES),
  );
}

function isMet(from: number, to: number, test: (at: number) => boolean): boolean {
  for (let at = from; at < to; at++) if (test(at)) return true;
  return false;
}

function isLong(
  { components, labels, width }: InkComponents,
  x: number,
  y: number,
  length: number,
) {
  const component = components[(labels[y * width + x] ?? 0) - 1];
  if (!component) return false;
  return Math.max(boxWidth(component.box), boxHeight(component.box)) > length;
}
