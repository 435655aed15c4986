import type { Box } from '../geometry/box';
import { boxOf } from '../geometry/boxes';
import type { GraphicsState } from './operatorState';
import { applyMatrix } from './pathMatrix';

/** Clipped by boxes that have nothing in common: nothing is left of the page. */
const NOTHING: Box = [0, 0, 0, 0];

/**
 * What is left of the page after clipping by one more path. The path counts as its bounding box, so that a
 * letter is only called clipped where no part of the path can show it.
 *
 * @param bounds of the path in its own space, `[x0, y0, x1, y1]` in any order; anything else clips nothing
 */
export function clippedTo({ clip, matrix }: GraphicsState, bounds: unknown): Box {
  const [x0, y0, x1, y1] = numbersOf(bounds);
  if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return clip;
  const corners = [
    applyMatrix(matrix, x0, y0),
    applyMatrix(matrix, x1, y0),
    applyMatrix(matrix, x0, y1),
    applyMatrix(matrix, x1, y1),
  ];
  const box = boxOf(corners);
  return box ? inCommon(clip, box) : clip;
}

function inCommon(a: Box, b: Box): Box {
  const x0 = Math.max(a[0], b[0]);
  const y0 = Math.max(a[1], b[1]);
  const x1 = Math.min(a[2], b[2]);
  const y1 = Math.min(a[3], b[3]);
  return x0 <= x1 && y0 <= y1 ? [x0, y0, x1, y1] : NOTHING;
}

function numbersOf(value: unknown): number[] {
  if (!Array.isArray(value) && !ArrayBuffer.isView(value)) return [];
  const numbers = Array.from(value as ArrayLike<unknown>);
  const isFinite = (each: unknown): each is number =>
    typeof each === 'number' && Number.isFinite(each);
  return numbers.length === 4 && numbers.every(isFinite) ? numbers : [];
}
