import type { InkImage } from './inkImage';

/** The source pixels that make up one target pixel, and their shares (adding up to 1). */
interface Share {
  readonly first: number;
  readonly weights: readonly number[];
}

/** Minimum width and height of a resampled image, pixels. */
const MIN_SIDE = 8;

/** Scales an image: averages the covered pixels when shrinking, interpolates bilinearly when growing. */
export function resample(ink: InkImage, scale: number): InkImage {
  const height = Math.max(MIN_SIDE, Math.floor(ink.height * scale + 0.5));
  const width = Math.max(MIN_SIDE, Math.floor(ink.width * scale + 0.5));
  const rows = resampleRows(ink, pixelShares(ink.height, height));
  return { width, height, data: resampleColumns(rows, ink.width, pixelShares(ink.width, width)) };
}

function resampleRows({ width, data }: InkImage, shares: readonly Share[]): Float64Array {
  const rows = new Float64Array(shares.length * width);
  shares.forEach(({ first, weights }, y) => {
    const target = y * width;
    weights.forEach((weight, k) => {
      const source = (first + k) * width;
      for (let x = 0; x < width; x++) {
        rows[target + x] = (rows[target + x] ?? 0) + weight * (data[source + x] ?? 0);
      }
    });
  });
  return rows;
}

function resampleColumns(
  rows: Float64Array,
  sourceWidth: number,
  shares: readonly Share[],
): Float32Array {
  const width = shares.length;
  const height = rows.length / sourceWidth;
  const data = new Float32Array(width * height);
  shares.forEach(({ first, weights }, x) => {
    for (let y = 0; y < height; y++) {
      const source = y * sourceWidth + first;
      let sum = 0;
      for (let k = 0; k < weights.length; k++) sum += (weights[k] ?? 0) * (rows[source + k] ?? 0);
      data[y * width + x] = sum;
    }
  });
  return data;
}

/** Shares for scaling a row of `from` pixels to `to` pixels. */
export function pixelShares(from: number, to: number): Share[] {
  const ratio = from / to;
  return Array.from({ length: to }, (_, i) =>
    normalised(ratio >= 1 ? coveredShare(i, ratio, from) : bilinearShare(i, ratio, from)),
  );
}

function coveredShare(i: number, ratio: number, from: number): Share {
  const start = i * ratio;
  const end = Math.min(from, (i + 1) * ratio);
  const first = Math.floor(start);
  const weights: number[] = [];
  // The tolerance keeps rounding errors from adding a zero-weight pixel beyond the image's edge.
  for (let k = first; k < end - 1e-9; k++) {
    weights.push(Math.min(end, k + 1) - Math.max(start, k));
  }
  return { first, weights };
}

function bilinearShare(i: number, ratio: number, from: number): Share {
  if (from < 2) return { first: 0, weights: [1] };
  const centre = Math.min(Math.max((i + 0.5) * ratio - 0.5, 0), from - 1);
  const first = Math.min(Math.floor(centre), from - 2);
  return { first, weights: [1 - (centre - first), centre - first] };
}

function normalised({ first, weights }: Share): Share {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return { first, weights: weights.map((weight) => weight / sum) };
}
