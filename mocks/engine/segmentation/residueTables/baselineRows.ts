import type { FigureLine } from '../compoundLabels/figureLines';

/** Baselines of one row differ by less than this share of the font size. */
const SAME_ROW = 0.3;

/** Lines on one baseline, from left to right; rows from top to bottom. */
export function baselineRows(lines: readonly FigureLine[]): FigureLine[][] {
  const rows: FigureLine[][] = [];
  for (const line of [...lines].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row && first && line.y - first.y < SAME_ROW * Math.max(line.size, first.size))
      row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) => row.sort((a, b) => a.box[0] - b.box[0]));
}
