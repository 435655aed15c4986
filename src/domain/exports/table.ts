/** Numbers stay numbers in every format, and SD files have each text of a list on a line; missing values are empty. */
export type Cell = string | number | readonly string[];

/** As it stands where a cell is one text or a number. */
export const plainCell = (cell: Cell): string | number =>
  typeof cell === 'object' ? cell.join('; ') : cell;

export const cellText = (cell: Cell): string => String(plainCell(cell));

/** What a file of rows contains, whatever its format. */
export interface Table {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/** Control characters, line breaks and all blanks become single spaces. */
export const oneLine = (text: string): string =>
  text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
