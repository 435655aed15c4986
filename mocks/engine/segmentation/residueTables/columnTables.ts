import type { Box } from '../../geometry/box';
import { boxOf, unionBox } from '../../geometry/boxes';
import {
  MAX_ROWS,
  type ResidueRow,
  type ResidueTable,
} from '../../recognition/residues/residueTable';
import type { FigureLine } from '../compoundLabels/figureLines';
import { isNoPartOfName } from '../compoundLabels/compoundName';
import { baselineRows } from './baselineRows';
import { bestAlignment, columnOf, type Alignment } from './columnAlignment';
import { headsOf, type TableHead } from './tableHead';
import { rowLabel } from './rowLabel';
import { rowWords, type RowWord } from './rowWords';

/** Distance of two baselines of a table, in font sizes; rules stand between rows. */
const MAX_STEP = 2.8;
/** More heads on one baseline are hostile. */
const MAX_HEADS = 20;

interface PlacedRow {
  readonly words: readonly RowWord[];
  readonly y: number;
  readonly size: number;
}

/** Tables whose columns are residues: a head `R1  R2`, and rows that begin with a number or name. */
export function columnTables(lines: readonly FigureLine[]): ResidueTable[] {
  const rows = baselineRows(lines).map((row): PlacedRow => ({
    words: rowWords(row),
    y: row[0]?.y ?? 0,
    size: Math.max(...row.map(({ size }) => size)),
  }));
  return rows.flatMap((row, i) =>
    headsOf(row.words)
      .slice(0, MAX_HEADS)
      .flatMap((head) => tableBelow(head, row, rows.slice(i + 1)) ?? []),
  );
}

function tableBelow(
  head: TableHead,
  headRow: PlacedRow,
  below: readonly PlacedRow[],
): ResidueTable | undefined {
  const body: PlacedRow[] = [];
  let last = headRow;
  for (const row of below) {
    if (row.y - last.y > MAX_STEP * Math.max(row.size, last.size) || body.length >= MAX_ROWS) break;
    const words = row.words.filter(({ from, to }) => to > head.from && from < head.to);
    // What stands beside the table on other baselines is no part of it.
    if (words.length === 0) continue;
    last = { ...row, words };
    body.push(last);
  }
  const alignment = bestAlignment(
    head,
    body.map(({ words }) => words),
  );
  const rows: { row: ResidueRow; box: Box }[] = [];
  for (const placed of body) {
    const row = readRow(head, placed.words, alignment);
    if (!row) break;
    rows.push({ row, box: boxOfRow(placed) });
  }
  if (rows.length < (head.isCertain ? 1 : 2)) return undefined;
  return {
    rows: rows.map(({ row }) => row),
    box: rows.map(({ box }) => box).reduce(unionBox, boxOfRow({ ...headRow, words: head.words })),
  };
}

/** Undefined for a row that names no compound, or says nothing of any residue. */
function readRow(
  { columns, labelTo }: TableHead,
  words: readonly RowWord[],
  alignment: Alignment,
): ResidueRow | undefined {
  const label = words.filter(({ from, to }) => (from + to) / 2 < labelTo);
  const cells = columns.map((): string[] => []);
  for (const word of words) {
    if (!label.includes(word)) cells[columnOf(columns, word, alignment)]?.push(word.text);
  }
  const says = rowLabel(textOf(label));
  const isSentence = cells.flat().some(isNoPartOfName);
  if (!says || isSentence || cells.every((cell) => cell.length === 0)) return undefined;
  return {
    ...says,
    groups: Object.fromEntries(
      columns.map(({ name: key }, i) => [key, (cells[i] ?? []).join(' ')]),
    ),
    text: textOf(words),
  };
}

const textOf = (words: readonly RowWord[]): string => words.map(({ text }) => text).join(' ');

function boxOfRow({ words, y, size }: PlacedRow): Box {
  const points = words.flatMap(({ from, to }) => [
    { x: from, y: y - 0.75 * size },
    { x: to, y: y + 0.25 * size },
  ]);
  return boxOf(points) ?? [0, y, 0, y];
}
