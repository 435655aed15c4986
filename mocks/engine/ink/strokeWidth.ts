import type { InkImage } from './inkImage';

/** Ink above this is part of a stroke. */
const STROKE_INK = 0.5;

/**
 * The usual stroke width in pixels: for each ink pixel the shorter of its horizontal and vertical run, and of
 * these the median. At least 1.
 */
export function strokeWidth(ink: InkImage): number {
  const { width, height } = ink;
  const horizontal = horizontalRuns(ink);
  const histogram = new Uint32Array(Math.max(width, height) + 1);
  let total = 0;
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height;) {
      const end = endOfColumnRun(horizontal, x, y, width, height);
      for (let k = y; k < end; k++) {
        const shorter = Math.min(horizontal[k * width + x] ?? 0, end - y);
        histogram[shorter] = (histogram[shorter] ?? 0) + 1;
      }
      total += end - y;
      y = Math.max(end, y + 1);
    }
  }
  return total ? medianOfHistogram(histogram, total) : 1;
}

/** The length of the horizontal run that each ink pixel is in; 0 for paper. */
function horizontalRuns({ width, height, data }: InkImage): Uint16Array {
  const runs = new Uint16Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width;) {
      let end = x;
      while (end < width && (data[row + end] ?? 0) > STROKE_INK) end++;
      runs.fill(end - x, row + x, row + end);
      x = Math.max(end, x + 1);
    }
  }
  return runs;
}

function endOfColumnRun(
  runs: Uint16Array,
  x: number,
  from: number,
  width: number,
  height: number,
): number {
  let end = from;
  while (end < height && runs[end * width + x]) end++;
  return end;
}

function medianOfHistogram(histogram: Uint32Array, total: number): number {
  const middle = total >> 1;
  let seen = 0;
  for (let value = 0; value < histogram.length; value++) {
    seen += histogram[value] ?? 0;
    if (seen > middle) return Math.max(1, value);
  }
  return 1;
}
