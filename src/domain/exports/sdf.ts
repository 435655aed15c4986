import { isEmptyMolfile, molfileOfRecord } from '../molfile';
import type { CompoundRecord } from './compoundRecord';
import { confirmed } from './statements';
import { oneLine, type Cell, type Table } from './table';

const LAST_LINE = /^M {2}END$/m;
/** Ends a record wherever it stands at the beginning of a line. */
const RECORD_MARK = /^\$\$\$\$/m;

/**
 * The molfile of a record, as it was read; `undefined` if there is none that a reader of SD files would
 * take: without an end line, without atoms, or with a line that ends the record.
 */
export function sdfMolfile({ molfile }: Pick<CompoundRecord, 'molfile'>): string | undefined {
  if (molfile === undefined) return undefined;
  const text = molfileOfRecord(molfile);
  const isReadable = LAST_LINE.test(text) && !RECORD_MARK.test(text) && !isEmptyMolfile(text);
  return isReadable ? text : undefined;
}

/** One line that begins neither a field nor a record, nor ends one (BIOVIA, CTfile Formats, SDfile). */
function dataLine(text: string): string {
  const line = oneLine(text);
  return /^[>$]/.test(line) ? ` ${line}` : line;
}

/** Characters (BIOVIA, CTfile Formats, Header Block); the whole name is among the data. */
const MAX_TITLE = 80;

/** The name is the molfile's first line, where programs look for it. */
function titled(molfile: string, words: string): string {
  const name = dataLine(words);
  if (name === '') return molfile;
  const letters = [...name];
  const title = letters.length > MAX_TITLE ? `${letters.slice(0, MAX_TITLE - 1).join('')}…` : name;
  return molfile.replace(/^[^\r\n]*/, () => title);
}

const confirmedName = (record: CompoundRecord): string => confirmed(record, 'name') ?? '';

function dataField(header: string, cell: Cell): string {
  const texts = typeof cell === 'object' ? cell : [String(cell)];
  const lines = texts.map(dataLine).filter((line) => line !== '');
  return lines.length === 0 ? '' : `>  <${header}>\n${lines.join('\n')}\n\n`;
}

/**
 * SD records, in V2000 or V3000 as they were read; records without a molfile are left out.
 *
 * @param table a row for each record, whose cells become data fields
 * @param nameOf what a record is called in its first line; without a name, that stays as it was read
 */
export function sdfOf(
  records: readonly CompoundRecord[],
  { headers, rows }: Table,
  nameOf = confirmedName,
): string {
  return records
    .map((record, index) => {
      const molfile = sdfMolfile(record);
      if (molfile === undefined) return '';
      const cells = rows[index] ?? [];
      const fields = headers.map((header, column) => dataField(header, cells[column] ?? ''));
      return `${titled(molfile, nameOf(record))}${fields.join('')}$$$$\n`;
    })
    .join('');
}
