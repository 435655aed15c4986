import { inertCell, textOfCell } from './inertCell';

/** A tab or a line break would end the cell, and a quote at its start would quote it. */
function cellOf(cell: string | number): string {
  const text = inertCell(String(cell)).replace(/[\t\r\n]+/g, ' ');
  return text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text;
}

/** As spreadsheets exchange cells by the clipboard. */
export const toTabSeparated = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((cells) => cells.map(cellOf).join('\t')).join('\n');

/**
 * A cell and what ends it. A quoted cell (RFC 4180) may contain tabs, line breaks and doubled quotes; a quote
 * elsewhere is text, since spreadsheets do not quote every cell that has one.
 */
const CELL = /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\n]*))\r?(\t|\n|$)/y;

/** Cells without spaces around them; spreadsheets end the last line, too. */
export function fromTabSeparated(text: string): string[][] {
  const block = text.replace(/\r?\n$/, '');
  const rows: string[][] = [[]];
  const cell = new RegExp(CELL);
  for (let end: string | undefined = '\t'; end;) {
    const [, quoted, plain = '', separator] = cell.exec(block) ?? [];
    const value = quoted?.replaceAll('""', '"') ?? plain;
    rows.at(-1)?.push(textOfCell(value.trim()));
    if (separator === '\n') rows.push([]);
    end = separator;
  }
  return rows;
}
