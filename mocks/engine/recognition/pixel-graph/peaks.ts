import type { NetworkView } from './network';
import { sigmoid } from './statistics';

/** A cell where a head has a higher value than in the eight cells around it. */
export interface Peak {
  readonly column: number;
  readonly row: number;
  /** 0..1 */
  readonly confidence: number;
}

/** All peaks of one channel above `threshold`, row by row. */
export function findPeaks(view: NetworkView, channel: number, threshold: number): Peak[] {
  const { columns, rows } = view;
  const cells = columns * rows;
  const heat = new Float64Array(cells);
  for (let i = 0; i < cells; i++) heat[i] = sigmoid(view.heads[channel * cells + i] ?? 0);
  const peaks: Peak[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const confidence = heat[row * columns + column] ?? 0;
      if (confidence > threshold && isTop(heat, column, row, columns, rows)) {
        peaks.push({ column, row, confidence });
      }
    }
  }
  return peaks;
}

function isTop(
  heat: Float64Array,
  column: number,
  row: number,
  columns: number,
  rows: number,
): boolean {
  const own = heat[row * columns + column] ?? 0;
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
      if ((heat[y * columns + x] ?? 0) > own) return false;
    }
  }
  return true;
}
