import type { Box } from '../geometry/box';
import type { TextColumn, TextLine } from './textLine';
import { wordsOf, type ReadWord } from './readWords';

/** Everything on one baseline of a column. */
export interface TextRow {
  readonly text: string;
  readonly box: Box;
  readonly y: number;
  readonly size: number;
  readonly firstSize: number;
  readonly lastSize: number;
  readonly font: string;
  /** A row of a table: several short cells. */
  readonly tabular: boolean;
  /** Those of its words that were read from a picture. */
  readonly words?: readonly ReadWord[];
}

/** Mean letters per cell above which pieces of a line are prose with wide blanks. */
const MAX_CELL_LETTERS = 22;

/** Labels of atoms and groups that drawings add to a page's text: `OH`, `H3CO`, `N`. */
const ATOM_LABEL =
  /^(?:(?:H|C|N|O|S|P|F|I|Cl|Br|Si|Me|Et|Pr|Bu|Ac|Ph|Bn|Bz|Boc|OH|R|Ar|X)[\d'′+−–-]*){1,4}$/u;

/** The rows of a column; rows with nothing but text from drawings are left out. */
export function textRows(column: TextColumn): TextRow[] {
  const rows: TextLine[][] = [];
  const ofTable = new Set<TextLine[]>();
  for (const line of column) {
    const row = rows.at(-1);
    if (line.cells !== undefined) {
      const cells = [...line.cells];
      rows.push(cells);
      ofTable.add(cells);
    } else if (row !== undefined && !ofTable.has(row) && standsBeside(row, line)) row.push(line);
    else rows.push([line]);
  }
  return rows
    .filter((row) => !isFromDrawing(row, ofTable.has(row)))
    .map((row) => toRow(row, ofTable.has(row)))
    .map((row, index, all) => {
      const isProse =
        row.tabular && [all[index - 1], all[index + 1]].some((other) => fills(row, other));
      return isProse ? { ...row, tabular: false } : row;
    });
}

/** Points by which the edges of a column's full lines may differ. */
const SAME_EDGE = 1;
/** Distance between the lines of a column, font sizes, at most. */
const MAX_LEADING = 1.7;

/** A row of two cells may be as wide as the next one by chance. */
const FEWEST_WORDS = 4;

/** Whether a row in pieces fills its column from edge to edge like the line beside it: justified with wide blanks. */
const fills = (row: TextRow, line: TextRow | undefined): boolean =>
  line !== undefined &&
  !line.tabular &&
  row.text.split(' ').length >= FEWEST_WORDS &&
  line.font === row.font &&
  Math.abs(line.y - row.y) < MAX_LEADING * row.size &&
  Math.abs(line.box[0] - row.box[0]) < SAME_EDGE &&
  Math.abs(line.box[2] - row.box[2]) < SAME_EDGE;

function standsBeside(row: readonly TextLine[], line: TextLine): boolean {
  const last = row.at(-1);
  return (
    last !== undefined &&
    Math.abs(line.y - last.y) < 0.4 * last.size &&
    line.box[0] >= last.box[2] - 1
  );
}

/** Numbers of carbon atoms and of compounds, letters of rings. */
const MARK = /^(?:\d{1,2}[a-z]?['′]?|[A-Z])$/u;

/** Text from drawings: rows of atom labels and marks, but not a table's row of numbers. */
function isFromDrawing(row: readonly TextLine[], ofTable: boolean): boolean {
  const words = row.flatMap((cell) => cell.text.split(' '));
  const labels = words.filter((word) => ATOM_LABEL.test(word)).length;
  return (!ofTable || labels > 0) && words.every((w) => ATOM_LABEL.test(w) || MARK.test(w));
}

function toRow(cells: readonly TextLine[], ofTable: boolean): TextRow {
  const letters = cells.reduce((sum, cell) => sum + cell.text.length, 0);
  const longest = [...cells].sort((a, b) => b.text.length - a.text.length)[0];
  return {
    text: cells.map((cell) => cell.text).join(' '),
    box: [
      Math.min(...cells.map((cell) => cell.box[0])),
      Math.min(...cells.map((cell) => cell.box[1])),
      Math.max(...cells.map((cell) => cell.box[2])),
      Math.max(...cells.map((cell) => cell.box[3])),
    ],
    y: longest?.y ?? 0,
    size: Math.max(...cells.map((cell) => cell.size)),
    firstSize: longest?.firstSize ?? 0,
    lastSize: longest?.lastSize ?? 0,
    font: longest?.font ?? '',
    tabular: ofTable || (cells.length > 1 && letters / cells.length <= MAX_CELL_LETTERS),
    ...wordsOf(cells),
  };
}
