import { compose, type Matrix } from './pathMatrix';

/** A 1-bit mask, rows padded to bytes, highest bit first; a 0 bit is painted. */
export interface StencilMask {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Reads the stencil that pdf.js passes; undefined for anything else. */
export function toStencilMask(value: unknown): StencilMask | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { data, width, height } = value as Record<string, unknown>;
  if (!(data instanceof Uint8Array)) return undefined;
  if (typeof width !== 'number' || typeof height !== 'number') return undefined;
  if (data.length < Math.ceil(width / 8) * height) return undefined;
  return { data, width, height };
}

interface PixelBounds {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/**
 * The painted part of a stencil. Word processors export a letter as a tile of ten times its height, so only
 * the painted part tells where the letter is.
 */
export function paintedPart({ data, width, height }: StencilMask): PixelBounds | undefined {
  const rowBytes = Math.ceil(width / 8);
  let bounds: PixelBounds | undefined;
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * rowBytes, (y + 1) * rowBytes);
    const first = paintedColumn(row, width, false);
    if (first === undefined) continue;
    const last = paintedColumn(row, width, true) ?? first;
    bounds = {
      x0: Math.min(bounds?.x0 ?? first, first),
      y0: bounds?.y0 ?? y,
      x1: Math.max(bounds?.x1 ?? 0, last + 1),
      y1: y + 1,
    };
  }
  return bounds;
}

function paintedColumn(row: Uint8Array, width: number, fromEnd: boolean): number | undefined {
  for (let i = 0; i < width; i++) {
    const x = fromEnd ? width - 1 - i : i;
    const byte = row[x >> 3] ?? 255;
    if (((byte >> (7 - (x & 7))) & 1) === 0) return x;
    // A byte without paint is skipped as a whole.
    if (byte === 255) i += fromEnd ? x & 7 : 7 - (x & 7);
  }
  return undefined;
}

/** The matrix that paints only `part` of a mask; row 0 of a PDF picture is at the top, y = 1. */
export function partMatrix(matrix: Matrix, part: PixelBounds, mask: StencilMask): Matrix {
  const { width, height } = mask;
  return compose(matrix, [
    (part.x1 - part.x0) / width,
    0,
    0,
    (part.y1 - part.y0) / height,
    part.x0 / width,
    1 - part.y1 / height,
  ]);
}
