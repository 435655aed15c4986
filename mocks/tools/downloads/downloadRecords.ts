import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';

/** A record of a download, by the names of its fields in lower case. */
export type Fields = ReadonlyMap<string, string>;

export type DownloadKind = 'csv' | 'sdf';

/** Between several values in one field. */
export const SEPARATOR = '|';

/**
 * Opens a download of COCONUT, unpacked.
 *
 * @throws Error if the file's name ends otherwise
 */
export function openDownload(file: string): {
  readonly pieces: AsyncIterable<string>;
  readonly kind: DownloadKind;
} {
  const kind = path.extname(file).slice(1).toLowerCase();
  if (kind !== 'csv' && kind !== 'sdf') throw new Error(`${file} is no .csv or .sdf`);
  return { pieces: createReadStream(file, 'utf8') as AsyncIterable<string>, kind };
}

/**
 * The records of a download: COCONUT's full CSV has as columns what its SDF has as fields (May 2026).
 *
 * @param requireColumns throws if a table lacks what is needed
 */
export const downloadRecords = (
  pieces: AsyncIterable<string>,
  kind: DownloadKind,
  requireColumns: (columns: readonly string[]) => void,
): AsyncGenerator<Fields> =>
  kind === 'csv' ? csvRecords(pieces, requireColumns) : sdfRecords(pieces);

/** The first of these fields that has a value. */
export const firstOf = (fields: Fields, names: readonly string[]): string =>
  names.map((name) => (fields.get(name) ?? '').trim()).find((value) => value !== '') ?? '';

async function* csvRecords(
  pieces: AsyncIterable<string>,
  requireColumns: (columns: readonly string[]) => void,
): AsyncGenerator<Fields> {
  let columns: string[] | undefined;
  const rows = parse({ bom: true, relax_column_count: true, relax_quotes: true });
  // The loop below throws what goes wrong in either.
  pipeline(Readable.from(pieces), rows, () => undefined);
  for await (const row of rows as AsyncIterable<string[]>) {
    if (!columns) {
      columns = row.map((name) => name.trim().toLowerCase());
      requireColumns(columns);
    } else yield new Map(row.map((cell, index) => [columns?.[index] ?? '', cell]));
  }
}

async function* sdfRecords(pieces: AsyncIterable<string>): AsyncGenerator<Fields> {
  let fields = new Map<string, string>();
  let field: string | undefined;
  for await (const line of linesOf(pieces)) {
    const head = /^>.*<([^>]+)>/.exec(line)?.[1];
    if (head !== undefined) field = head.toLowerCase();
    else if (line.startsWith('$$$$')) {
      yield fields;
      fields = new Map();
      field = undefined;
    } else if (field !== undefined && line !== '') {
      const before = fields.get(field);
      fields.set(field, before === undefined ? line : `${before}${SEPARATOR}${line}`);
    } else field = undefined;
  }
}

async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = `${rest}${piece}`.split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
