import type { ImagePlacement } from './pageContent';
import { compose, type Matrix, unitSquareBox } from './pathMatrix';

/** Placement of a picture that is painted into the unit square. */
export function placeImage(
  matrix: Matrix,
  pixelWidth: unknown,
  pixelHeight: unknown,
  stencil: boolean,
): ImagePlacement | undefined {
  const box = unitSquareBox(matrix);
  if (!box) return undefined;
  return { box, pixelWidth: pixels(pixelWidth), pixelHeight: pixels(pixelHeight), stencil };
}

const pixels = (value: unknown): number =>
  typeof value === 'number' && value > 0 ? Math.round(value) : 0;

/** The placements of a picture that is painted repeatedly (pdf.js merges such operators into one). */
export function repeatedMatrices(
  base: Matrix,
  scale: readonly [number, number, number, number],
  positions: unknown,
): Matrix[] {
  if (!Array.isArray(positions) && !ArrayBuffer.isView(positions)) return [];
  const places = Array.from(positions as ArrayLike<number>);
  const matrices: Matrix[] = [];
  for (let i = 0; i + 1 < places.length; i += 2) {
    const [a, b, c, d] = scale;
    matrices.push(compose(base, [a, b, c, d, places[i] ?? 0, places[i + 1] ?? 0]));
  }
  return matrices;
}
