import { inertCell, textOfCell } from './inertCell';

/** A tab or a line break would end the cell. */
const cellOf = (cell: string | number): string =>
  inertCell(String(cell)).replace(/[\t\r\n]+/g, ' ');

/** As spreadsheets exchange cells by the clipboard. */
export const toTabSeparated = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((cells) => cells.map(cellOf).join('\t')).join('\n');

/** Cells without spaces around them; spreadsheets end the last line, too. */
export const fromTabSeparated = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => textOfCell(cell.trim())));
