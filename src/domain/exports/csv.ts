import { inertCell } from '../inertCell';
import type { Cell, Table } from './table';

const quoted = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const written = (cell: Cell): string =>
  typeof cell === 'number' ? String(cell) : quoted(inertCell(cell));

/** RFC 4180: a header, then a line for each row, each ended by CR LF. */
export const csvOf = ({ headers, rows }: Table): string =>
  [headers, ...rows].map((cells) => `${cells.map(written).join(',')}\r\n`).join('');
