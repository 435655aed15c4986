import type { TextLine } from './textLine';
import { wordsOf } from './readWords';
import { cellsOf, wrappedTableAt } from './wrappedTables';

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
    merged.push(...(table.length < MIN_ROWS ? table.flat() : withWholeNames(table).map(toRow)));
    table = [];
  };
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    const wrapped = table.length === 0 ? wrappedTableAt(rows, at) : undefined;
    if (wrapped) {
      merged.push(...wrapped.entries.map((entry) => toRow(cellsOf(entry, toCell))));
      at += wrapped.length - 1;
    } else if (isRowOfTable(row) || isMergedCell(table.at(-1), row, rows[at + 1])) {
      table.push(row);
    } else {
      close();
      merged.push(...row);
    }
  }
  close();
  return merged;
}

/**
 * Rows whose first cell goes on in the next row, "13- / desoxypaxilline", where other cells have entries of their own:
 * the name comes whole into the first.
 */
function withWholeNames(table: readonly TextLine[][]): TextLine[][] {
  const rows: TextLine[][] = [];
  for (const row of table) {
    const above = rows.at(-1);
    const [name, ...others] = row;
    if (above?.[0] && name && others.length > 0 && goesOnBelow(above, row)) {
      above[0] = { ...toCell([above[0], name]), text: joinCell(above[0].text, name.text) };
      rows.push(others);
    } else rows.push([...row]);
  }
  return rows;
}

/** A word in small letters below a row's first cell, with nothing below its second. */
function goesOnBelow(above: readonly TextLine[], row: readonly TextLine[]): boolean {
  const [name, second, below] = [above[0], above[1], row[0]];
  if (!name || !second || !below || !/^\p{Ll}/u.test(below.text)) return false;
  return (
    row.length < above.length &&
    Math.abs(below.box[0] - name.box[0]) <= SAME_EDGE &&
    row.every((cell) => Math.abs(cell.box[0] - second.box[0]) > SAME_EDGE)
  );
}

const joinCell = (above: string, below: string): string =>
  above.endsWith('-') ? above + below : `${above} ${below}`;

const isRowOfTable = (row: readonly TextLine[]) =>
  row.length >= MIN_CELLS && row.every((cell) => cell.text.length <= MAX_CELL);

/** Longest cell over several columns, letters, and the largest distance from the rows around it, font sizes. */
const MAX_MERGED = 60;
const MAX_STEP = 2.5;
/** Points by which the cells of a column may begin apart. */
const SAME_EDGE = 3;

/** Fewer cells than the rows above and below have, such as a head over several columns. */
function isMergedCell(
  above: readonly TextLine[] | undefined,
  row: readonly TextLine[],
  below: readonly TextLine[] | undefined,
): boolean {
  const [before, here, after] = [above?.[0], row[0], below?.[0]];
  if (!above || !below || !before || !here || !after || !isRowOfTable(below)) return false;
  const isNear = Math.max(here.y - before.y, after.y - here.y) <= MAX_STEP * here.size;
  const edges = [...above, ...below].map(({ box }) => box[0]);
  return (
    isNear &&
    row.every(
      ({ text, box }) =>
        text.length <= MAX_MERGED && edges.some((edge) => Math.abs(edge - box[0]) <= SAME_EDGE),
    )
  );
}

/** The lines of one cell. */
function toCell(lines: readonly TextLine[]): TextLine {
  const { cells: _none, ...cell } = toRow(lines);
  return cell;
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
      Math.min(...cells.map((cell) => cell.box[0])),
      Math.min(...cells.map((cell) => cell.box[1])),
      Math.max(...cells.map((cell) => cell.box[2])),
      Math.max(...cells.map((cell) => cell.box[3])),
    ],
    cells,
    ...wordsOf(cells),
  };
}
