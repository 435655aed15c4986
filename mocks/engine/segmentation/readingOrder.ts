import type { Drawing } from './drawing';

/** Drawings whose heights overlap by this part of the lower one are in the same row. */
const SAME_ROW = 0.5;

/** Rows from top to bottom, each from left to right. */
export function inReadingOrder(drawings: readonly Drawing[]): Drawing[] {
  const rows: Drawing[][] = [];
  for (const drawing of [...drawings].sort((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1);
    if (row !== undefined && row.every((other) => sharesRow(other, drawing))) row.push(drawing);
    else rows.push([drawing]);
  }
  return rows.flatMap((row) => row.sort((a, b) => a.box[0] - b.box[0]));
}

const middleOf = ({ box }: Drawing) => (box[1] + box[3]) / 2;

function sharesRow({ box: a }: Drawing, { box: b }: Drawing): boolean {
  const shared = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return shared >= SAME_ROW * Math.min(a[3] - a[1], b[3] - b[1]);
}
