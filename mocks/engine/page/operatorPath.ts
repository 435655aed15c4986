import type { Point } from '../geometry/box';
import { midpoint } from '../geometry/vector';
import type { Subpath } from './pageContent';
import { applyMatrix, type Matrix } from './pathMatrix';

/** pdf.js 6 `DrawOPS`: the codes inside a constructPath buffer, and how many numbers follow each. */
const MOVE = 0;
const CURVE = 2;
const QUADRATIC = 3;
const CLOSE = 4;
const NUMBERS = [2, 2, 6, 4, 0] as const;

interface OpenSubpath {
  points: Point[];
  closed: boolean;
  curved: boolean;
  middles: Point[];
}

/**
 * Decodes one constructPath buffer into subpaths on the page.
 *
 * @param buffer codes and coordinates, as packed by pdf.js 6
 * @param matrix from the path's space to the page's
 * @param maxPoints where reading stops, so that a hostile file cannot fill the memory
 * @param withMiddles whether the points halfway along curves are wanted
 */
export function readSubpaths(
  buffer: ArrayLike<number>,
  matrix: Matrix,
  maxPoints: number,
  withMiddles: boolean,
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
        current = { points: [], closed: false, curved: false, middles: [] };
        subpaths.push(current);
      }
      if (code === CURVE || code === QUADRATIC) current.curved = true;
      const last = current.points.at(-1);
      if (last && withMiddles)
        current.middles.push(halfway(last, controlsAt(buffer, i, code, matrix), point));
      current.points.push(point);
      count++;
    }
    i = end;
  }
  return subpaths
    .filter(
      ({ points }) =>
        points.length > 1 && points.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)),
    )
    .map(({ middles, ...path }) => (withMiddles && path.curved ? { ...path, middles } : path));
}

/** The control points of a piece; none of a line. */
function controlsAt(buffer: ArrayLike<number>, at: number, code: number, matrix: Matrix): Point[] {
  const count = code === CURVE ? 2 : code === QUADRATIC ? 1 : 0;
  return Array.from({ length: count }, (_, k) =>
    applyMatrix(matrix, buffer[at + 1 + 2 * k] ?? NaN, buffer[at + 2 + 2 * k] ?? NaN),
  );
}

/** The point of a Bézier curve at half its parameter (de Casteljau). */
function halfway(from: Point, controls: readonly Point[], to: Point): Point {
  let points = [from, ...controls, to];
  while (points.length > 1) {
    points = points.slice(1).map((p, k) => midpoint(points[k] ?? p, p));
  }
  return points[0] ?? from;
}

/** After a close, the path continues from the subpath's start (ISO 32000-1, 8.5.2.1). */
function reopened(closed: OpenSubpath, subpaths: OpenSubpath[]): OpenSubpath | undefined {
  const start = closed.points[0];
  if (!start) return undefined;
  const next: OpenSubpath = { points: [start], closed: false, curved: false, middles: [] };
  subpaths.push(next);
  return next;
}
