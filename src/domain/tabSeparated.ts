/** Text that a spreadsheet would take for a formula when it is pasted. */
const LOOKS_LIKE_FORMULA = /^[=+\-@]/;
/** The sign by which spreadsheets know that a cell is text. */
const TEXT_SIGN = "'";

/** A tab or a line break would end the cell. */
function cellOf(text: string): string {
  const line = text.replace(/[\t\r\n]+/g, ' ');
  return LOOKS_LIKE_FORMULA.test(line) ? `${TEXT_SIGN}${line}` : line;
}

const textOf = (cell: string): string =>
  cell.startsWith(TEXT_SIGN) && LOOKS_LIKE_FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

/** As spreadsheets exchange cells by the clipboard. */
export const toTabSeparated = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.map(cellOf).join('\t')).join('\n');

/** Cells without spaces around them; spreadsheets end the last line, too. */
export const fromTabSeparated = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => textOf(cell.trim())));
