import { inertCell } from '../inertCell';
import { cellText, type Cell, type Table } from './table';

const quoted = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Without it, Excel on Windows takes UTF-8 for its own code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * RFC 4180, for a program: a header, then a line for each row, each ended by CR LF.
 *
 * @param inert what a text becomes before it is written
 */
export const plainCsvOf = ({ headers, rows }: Table, inert = (text: string) => text): string => {
  const written = (cell: Cell) =>
    typeof cell === 'number' ? String(cell) : quoted(inert(cellText(cell)));
  return [headers, ...rows].map((cells) => `${cells.map(written).join(',')}\r\n`).join('');
};

/** The same for a spreadsheet, which reads it as UTF-8 and runs no cell. */
export const csvOf = (table: Table): string => `${BYTE_ORDER_MARK}${plainCsvOf(table, inertCell)}`;
