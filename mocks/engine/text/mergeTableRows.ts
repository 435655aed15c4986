import type { TextLine } from './textLine';
import { wordsOf } from './readWords';

/** Minimum cells of a table's row, and minimum rows of a table. */
const MIN_CELLS = 3;
const MIN_ROWS = 3;

/** Longest cell, letters; lines of a column of prose are longer. */
const MAX_CELL = 30;

/**
 * Joins the cells of each row of a table, so that a table over the whole width is read row by row and
 * separates the columns above from those below, like any line over the whole width.
 */
export function mergeTableRows(lines: readonly TextLine[]): TextLine[] {
  const rows = rowsOf(lines);
  const merged: TextLine[] = [];
  let table: TextLine[][] = [];
  const close = () => {
    merged.push(...(table.length < MIN_ROWS ? table.flat() : table.map(toRow)));
    table = [];
  };
  for (const row of rows) {
    const cells = row.length >= MIN_CELLS && row.every((cell) => cell.text.length <= MAX_CELL);
    if (!cells) close();
    if (cells) table.push(row);
    else merged.push(...row);
  }
  close();
  return merged;
}

/** Lines grouped by baseline, from top to bottom, each row from left to right. */
export function rowsOf(lines: readonly TextLine[]): TextLine[][] {
  const rows: TextLine[][] = [];
  for (const line of [...lines].sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row !== undefined && first !== undefined && line.y - first.y < 0.4 * first.size) {
      row.push(line);
    } else rows.push([line]);
  }
  return rows.map((row) => row.sort((a, b) => a.box[0] - b.box[0]));
}

function toRow(cells: readonly TextLine[]): TextLine {
  const first = cells[0];
  if (first === undefined) throw new Error('A row of a table has cells');
  return {
    ...first,
    text: cells.map((cell) => cell.text).join(' '),
    box: [
      first.box[0],
      Math.min(...cells.map((cell) => cell.box[1])),
      Math.max(...cells.map((cell) => cell.box[2])),
      Math.max(...cells.map((cell) => cell.box[3])),
    ],
    cells,
    ...wordsOf(cells),
  };
}
