import type { RowWord } from './rowWords';
import type { HeadColumn, TableHead } from './tableHead';

/** Cells begin below the beginning of their head, or are centred below it. */
export type Alignment = 'left' | 'centre';

/** How the cells of a table stand below its heads. */
export function bestAlignment(
  { columns, labelTo }: TableHead,
  rows: readonly (readonly RowWord[])[],
): Alignment {
  const cells = rows.flat().filter(({ from, to }) => (from + to) / 2 >= labelTo);
  const total = (alignment: Alignment): number =>
    cells.reduce((sum, word) => {
      return sum + Math.min(...columns.map((column) => offset(column, word, alignment)));
    }, 0);
  return total('left') <= total('centre') ? 'left' : 'centre';
}

/** Index of the column that a word belongs to. */
export function columnOf(
  columns: readonly HeadColumn[],
  word: RowWord,
  alignment: Alignment,
): number {
  const offsets = columns.map((column) => offset(column, word, alignment));
  return offsets.indexOf(Math.min(...offsets));
}

const offset = (column: HeadColumn, word: RowWord, alignment: Alignment): number =>
  alignment === 'left'
    ? Math.abs(column.from - word.from)
    : Math.abs(column.from + column.to - word.from - word.to) / 2;
