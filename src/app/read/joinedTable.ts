import type { Cell, Table } from '@/domain/exports/table';

/** The table of one article's compounds. */
export interface ArticleTable {
  readonly name: string;
  readonly table: Table;
}

/**
 * The compounds of all articles in one table: the columns of each, and before and after them the article and the
 * others that have the compound.
 */
export function joinedTable(articles: readonly ArticleTable[]): Table {
  const columns = articles.reduce<readonly string[]>(
    (known, { table }) => withColumns(known, table.headers),
    [],
  );
  const places = placesOf(articles);
  const rows = articles.flatMap(({ name, table }) => {
    const indices = columns.map((column) => table.headers.indexOf(column));
    return table.rows.map((row): Cell[] => {
      const others = [...(places.get(structureIn(table, row)) ?? [])].filter((one) => one !== name);
      return [name, ...indices.map((index) => row[index] ?? ''), others.join('; ')];
    });
  });
  return { headers: ['article', ...columns, 'also_in'], rows };
}

/** A column that only some tables have stands behind the one that it follows there. */
function withColumns(known: readonly string[], headers: readonly string[]): readonly string[] {
  const columns = [...known];
  headers.forEach((header, index) => {
    if (columns.includes(header)) return;
    columns.splice(columns.indexOf(headers[index - 1] ?? '') + 1, 0, header);
  });
  return columns;
}

/** The articles of each structure. */
function placesOf(articles: readonly ArticleTable[]): ReadonlyMap<Cell, ReadonlySet<string>> {
  const places = new Map<Cell, Set<string>>();
  for (const { name, table } of articles) {
    for (const row of table.rows) {
      const structure = structureIn(table, row);
      if (structure !== '') places.set(structure, (places.get(structure) ?? new Set()).add(name));
    }
  }
  return places;
}

/** What two rows of the same compound share; empty without InChIKey and SMILES. */
function structureIn({ headers }: Table, row: readonly Cell[]): Cell {
  const cell = (header: string) => row[headers.indexOf(header)] ?? '';
  return cell('inchikey') || cell('smiles');
}
