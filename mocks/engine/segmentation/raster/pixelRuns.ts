import { DisjointSets } from '../../geometry/disjointSets';

/** Which pixels of a picture are connected, by rows: a page has some thousand runs and millions of pixels. */
export interface PixelRuns {
  /** Of each run the first pixel and the one after the last, in the order of the picture. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  /** The spot that each run is part of; spots are numbered in the order of their first pixels. */
  readonly spots: Int32Array;
  readonly spotCount: number;
  /** The spot at a pixel; undefined if that is none of the pixels, or outside the picture. */
  readonly spotAt: (pixel: number) => number | undefined;
}

export interface PixelValues {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array | Int32Array;
}

interface Rows {
  readonly starts: number[];
  readonly ends: number[];
  /** The first run of each row, and the number of all runs. */
  readonly firsts: Int32Array;
}

/**
 * Finds the connected spots of those of a picture's pixels whose value is below another.
 *
 * @param values row by row
 * @param touching whether pixels that meet at a corner are connected, or only those that share a side
 */
export function findRuns(
  { width, height, values }: PixelValues,
  below: number,
  touching: 'corners' | 'sides',
): PixelRuns {
  const rows = runsByRow({ width, height, values }, below);
  const { starts, ends, firsts } = rows;
  const sets = joined(rows, width, touching === 'corners' ? 1 : 0);
  const spots = new Int32Array(starts.length);
  const numbers = new Int32Array(starts.length).fill(-1);
  let spotCount = 0;
  for (let run = 0; run < spots.length; run++) {
    const root = sets.find(run);
    if ((numbers[root] ?? -1) < 0) numbers[root] = spotCount++;
    spots[run] = numbers[root] ?? 0;
  }
  const spotAt = (pixel: number): number | undefined => {
    const row = Math.floor(pixel / width);
    let [low, high] = [firsts[row] ?? 0, firsts[row + 1] ?? 0];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) <= pixel) low = middle + 1;
      else high = middle;
    }
    return row >= 0 && low < (firsts[row + 1] ?? 0) && (starts[low] ?? Infinity) <= pixel
      ? spots[low]
      : undefined;
  };
  return { starts, ends, spots, spotCount, spotAt };
}

function runsByRow({ width, height, values }: PixelValues, below: number): Rows {
  const [starts, ends]: [number[], number[]] = [[], []];
  const firsts = new Int32Array(height + 1);
  for (let row = 0; row < height; row++) {
    firsts[row] = starts.length;
    const end = (row + 1) * width;
    for (let pixel = row * width; pixel < end; pixel++) {
      if ((values[pixel] ?? below) >= below) continue;
      starts.push(pixel);
      while (pixel < end && (values[pixel] ?? below) < below) pixel++;
      ends.push(pixel);
    }
  }
  firsts[height] = starts.length;
  return { starts, ends, firsts };
}

/** @param reach pixels beyond its ends in which a run meets those above it */
function joined({ starts, ends, firsts }: Rows, width: number, reach: number): DisjointSets {
  const sets = new DisjointSets(starts.length);
  for (let row = 1; row + 1 < firsts.length; row++) {
    let above = firsts[row - 1] ?? 0;
    const first = firsts[row] ?? 0;
    for (let run = first; run < (firsts[row + 1] ?? 0); run++) {
      const [left, right] = [(starts[run] ?? 0) - reach, (ends[run] ?? 0) + reach];
      while (above < first && (ends[above] ?? 0) + width <= left) above++;
      for (let met = above; met < first && (starts[met] ?? 0) + width < right; met++) {
        sets.join(run, met);
      }
    }
  }
  return sets;
}
