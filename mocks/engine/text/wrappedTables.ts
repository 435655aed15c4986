import type { TextLine } from './textLine';

/** Minimum cells of a row that begins an entry; the columns of prose are fewer. */
const MIN_CELLS = 4;
/** Minimum entries of a table. */
const MIN_ENTRIES = 3;
/** Widest cell of such a row, and widest line of a cell that goes on below it, as shares of the table. */
const MAX_CELL = 0.35;
const MAX_LINE = 0.6;
/** Points by which the lines of a column may begin apart. */
const SAME_EDGE = 4;
/** Largest distance of the lines of one cell, and of two entries, in font sizes. */
const CELL_LEADING = 1.7;
const ENTRY_LEADING = 3.2;
/** How many rows to look ahead for an entry, which may show further columns. */
const AHEAD = 8;

type Row = readonly TextLine[];

/** A table some of whose cells take several lines: its entries, each with the lines of its rows. */
export interface WrappedTable {
  /** How many rows it takes. */
  readonly length: number;
  readonly entries: readonly (readonly Row[])[];
}

/** The table that begins with a row, if it is one with cells of several lines. */
export function wrappedTableAt(rows: readonly Row[], start: number): WrappedTable | undefined {
  const head = rows[start];
  if (head === undefined || !isEntry(head)) return undefined;
  const table = [head];
  const edges = new Set(edgesOf(head));
  for (let at = start + 1; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    if (isEntry(row) && isNear(table.at(-1), row, ENTRY_LEADING)) addTo(edges, row);
    else if (!goesOn(table, row, [...edges, ...edgesAhead(rows, at)])) break;
    table.push(row);
  }
  const first = Math.min(...edges);
  const entries = entriesOf(table, first);
  const whole = table.filter(isEntry).length;
  return whole >= MIN_ENTRIES && whole < table.length
    ? { length: table.length, entries }
    : undefined;
}

const edgesOf = (row: Row) => row.map(({ box }) => box[0]);
const addTo = (edges: Set<number>, row: Row) => edgesOf(row).forEach((edge) => edges.add(edge));

const extentOf = (row: Row) => (row.at(-1)?.box[2] ?? 0) - (row[0]?.box[0] ?? 0);
const widthOf = ({ box }: TextLine) => box[2] - box[0];

const isEntry = (row: Row) =>
  row.length >= MIN_CELLS && row.every((cell) => widthOf(cell) <= MAX_CELL * extentOf(row));

const isNear = (before: Row | undefined, row: Row, leading: number) => {
  const [last, next] = [before?.[0], row[0]];
  return last !== undefined && next !== undefined && next.y - last.y <= leading * last.size;
};

const startsAt = ({ box }: TextLine, edges: readonly number[]) =>
  edges.some((edge) => Math.abs(edge - box[0]) <= SAME_EDGE);

/** Whether a row's lines stand below the cells of a table. */
function goesOn(table: readonly Row[], row: Row, edges: readonly number[]): boolean {
  const width = Math.max(...table.map(extentOf));
  return (
    isNear(table.at(-1), row, CELL_LEADING) &&
    row.every((line) => startsAt(line, edges) && widthOf(line) <= MAX_LINE * width)
  );
}

function edgesAhead(rows: readonly Row[], at: number): number[] {
  const ahead = rows.slice(at + 1, at + 1 + AHEAD).find(isEntry);
  return ahead ? edgesOf(ahead) : [];
}

/** An entry begins in the table's first column; where that has few cells, with each row of many. */
function entriesOf(table: readonly Row[], first: number): Row[][] {
  const isFirst = (row: Row) => row.some((line) => startsAt(line, [first]));
  const whole = table.filter(isEntry);
  const isRuled = whole.filter(isFirst).length > whole.length / 2;
  const entries: Row[][] = [];
  for (const row of table) {
    const begins = isFirst(row) || (!isRuled && isEntry(row));
    const entry = entries.at(-1);
    if (entry === undefined || begins) entries.push([row]);
    else entry.push(row);
  }
  return entries;
}

/** The cells of an entry, each with all its lines. */
export function cellsOf(entry: readonly Row[], join: (lines: Row) => TextLine): TextLine[] {
  const [first = [], ...others] = entry;
  const columns = first.map((line) => [line]);
  for (const line of others.flat()) {
    const column = columns.findLast(
      ([top]) => top !== undefined && top.box[0] <= line.box[0] + SAME_EDGE,
    );
    if (column) column.push(line);
    else columns.unshift([line]);
  }
  return columns.map(join);
}
