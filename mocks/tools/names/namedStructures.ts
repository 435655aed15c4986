import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { NamedStructure } from '../../engine/names/dictionaryFile';

/** Columns of COCONUT's full CSV download, which are the fields of its SDF, too (May 2026). */
const SMILES = ['canonical_smiles', 'smiles'];
const NAMES = ['name', 'iupac_name', 'synonyms'];

/** Between several values in one column. */
const SEPARATOR = '|';

type Fields = ReadonlyMap<string, string>;

/**
 * The named structures of a download.
 *
 * @throws Error if its first record has no column of SMILES or none of names
 */
export async function* namedStructures(
  pieces: AsyncIterable<string>,
  kind: 'csv' | 'sdf',
): AsyncGenerator<NamedStructure> {
  for await (const fields of kind === 'csv' ? csvRecords(pieces) : sdfRecords(pieces)) {
    const smiles = SMILES.flatMap((field) => fields.get(field) ?? [])[0] ?? '';
    const names = NAMES.flatMap((field) => (fields.get(field) ?? '').split(SEPARATOR));
    yield { smiles, names: names.map((name) => name.trim()).filter((name) => name !== '') };
  }
}

async function* csvRecords(pieces: AsyncIterable<string>): AsyncGenerator<Fields> {
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

function requireColumns(columns: readonly string[]): void {
  for (const wanted of [SMILES, ['name', 'synonyms']]) {
    if (wanted.some((name) => columns.includes(name))) continue;
    throw new Error(
      `There is no column ${wanted.join(' or ')}: COCONUT's lite downloads have no names, the full ones do`,
    );
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
