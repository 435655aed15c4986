import type { Point } from '../geometry/box';
import type { Subpath } from './pageContent';
import { applyMatrix, type Matrix } from './pathMatrix';

/** pdf.js 6 `DrawOPS`: the codes inside a constructPath buffer, and how many numbers follow each. */
const MOVE = 0;
const LINE = 1;
const CURVE = 2;
const QUADRATIC = 3;
const CLOSE = 4;
const NUMBERS = [2, 2, 6, 4, 0] as const;

interface OpenSubpath {
  points: Point[];
  closed: boolean;
  curved: boolean;
}

/**
 * Decodes one constructPath buffer into subpaths on the page.
 *
 * @param buffer codes and coordinates, as packed by pdf.js 6
 * @param matrix from the path's space to the page's
 * @param maxPoints where reading stops, so that a hostile file cannot fill the memory
 */
export function readSubpaths(
  buffer: ArrayLike<number>,
  matrix: Matrix,
  maxPoints: number,
): Subpath[] {
  const subpaths: OpenSubpath[] = [];
  let current: OpenSubpath | undefined;
  let count = 0;
  for (let i = 0; i < buffer.length && count < maxPoints;) {
    const code = buffer[i] ?? -1;
    const numbers = NUMBERS[code as 0 | 1 | 2 | 3 | 4];
    if (numbers === undefined) break;
    const end = i + 1 + numbers;
    if (code === CLOSE) {
      if (current) current.closed = true;
      current = current && reopened(current, subpaths);
    } else {
      const point = applyMatrix(matrix, buffer[end - 2] ?? NaN, buffer[end - 1] ?? NaN);
      if (code === MOVE || !current) {
        current = { points: [], closed: false, curved: false };
        subpaths.push(current);
      }
      if (code === CURVE || code === QUADRATIC) current.curved = true;
      if (code === LINE || code === MOVE || current.curved) current.points.push(point);
      count++;
    }
    i = end;
  }
  return subpaths.filter(
    ({ points }) =>
      points.length > 1 && points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)),
  );
}

/** After a close, the path continues from the subpath's start (ISO 32000-1, 8.5.2.1). */
function reopened(closed: OpenSubpath, subpaths: OpenSubpath[]): OpenSubpath | undefined {
  const start = closed.points[0];
  if (!start) return undefined;
  const next: OpenSubpath = { points: [start], closed: false, curved: false };
  subpaths.push(next);
  return next;
}
