import type { Cell, Table } from './table';

/**
 * Starts of cells that spreadsheets run as formulas (OWASP, CSV Injection), also behind blanks and in the
 * full-width forms that East Asian versions accept.
 */
const FORMULA = /^(?:\s*[=+\-@\uff0b\uff0d\uff1d\uff20]|[\t\r])/;
const NEGATIVE_NUMBER = /^-\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** All but tab and line breaks, which belong to a text. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A text that a spreadsheet shows as it is, and never runs. */
export function inertCell(text: string): string {
  const clean = text.replace(CONTROL, '');
  return FORMULA.test(clean) && !NEGATIVE_NUMBER.test(clean) ? `'${clean}` : clean;
}

const quoted = (text: string): string =>
  /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const written = (cell: Cell): string =>
  typeof cell === 'number' ? String(cell) : quoted(inertCell(cell));

/** RFC 4180: a header, then a line for each row, each ended by CR LF. */
export const csvOf = ({ headers, rows }: Table): string =>
  [headers, ...rows].map((cells) => `${cells.map(written).join(',')}\r\n`).join('');

/** For the clipboard: spreadsheets paste tab-separated text into cells. */
export const tabSeparated = ({ headers, rows }: Table): string =>
  [headers, ...rows]
    .map((cells) =>
      cells.map((cell) => inertCell(String(cell)).replace(/[\t\r\n]+/g, ' ')).join('\t'),
    )
    .join('\n');
