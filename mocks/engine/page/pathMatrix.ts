import type { Box, Point } from '../geometry/box';
import { boxOf } from '../geometry/boxes';

/** A PDF transformation `[a, b, c, d, e, f]`: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Reads six finite numbers; undefined for anything else (a damaged file). */
export function toMatrix(value: unknown): Matrix | undefined {
  if (!Array.isArray(value) && !ArrayBuffer.isView(value)) return undefined;
  const [a, b, c, d, e, f] = Array.from(value as ArrayLike<unknown>);
  const m = [a, b, c, d, e, f];
  if (!m.every((v) => typeof v === 'number' && Number.isFinite(v))) return undefined;
  return m as unknown as Matrix;
}

/** The transformation that applies `inner` first, then `outer`. */
export function compose(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + e,
    b * t + d * u + f,
  ];
}

export function applyMatrix([a, b, c, d, e, f]: Matrix, x: number, y: number): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** The factor by which lengths grow: the square root of the factor for areas. */
export const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

/** Bounding box of the transformed unit square, into which PDF pictures are painted. */
export function unitSquareBox(m: Matrix): Box | undefined {
  return boxOf([
    applyMatrix(m, 0, 0),
    applyMatrix(m, 1, 0),
    applyMatrix(m, 0, 1),
    applyMatrix(m, 1, 1),
  ]);
}
