import { cdxmlOf } from '../exports/cdxml';
import type { CompoundRecord } from '../exports/compoundRecord';
import { csvOf } from '../exports/csv';
import { DEFAULT_COLUMNS } from '../exports/columnNames';
import { exportTable } from '../exports/exportColumns';
import { inScope } from '../exports/exportPlan';
import { sdfOf } from '../exports/sdf';
import { smilesListOf } from '../exports/smilesList';
import type { Table } from '../exports/table';

/** An article with the records of its compounds. */
export interface ArticleCompounds {
  /** Of the PDF. */
  readonly hash: string;
  readonly fileName: string;
  readonly records: readonly CompoundRecord[];
}

/** A compound of one article, and the other articles that have it. */
export interface CombinedRow {
  readonly hash: string;
  readonly fileName: string;
  readonly record: CompoundRecord;
  /** File names. */
  readonly alsoIn: readonly string[];
}

/** What two records of the same compound share; none without identifiers and SMILES. */
const compoundKey = ({ identifiers, smiles }: CompoundRecord): string | undefined =>
  identifiers.inchiKey ?? smiles;

/** One row for each compound and article: all with a structure that nobody rejected. */
export function combinedRows(articles: readonly ArticleCompounds[]): CombinedRow[] {
  const perArticle = articles.map(({ records, ...article }) => ({
    ...article,
    records: inScope(records, 'all'),
  }));
  const places = new Map<string, Set<number>>();
  perArticle.forEach(({ records }, index) => {
    for (const record of records) {
      const key = compoundKey(record);
      if (key !== undefined) places.set(key, (places.get(key) ?? new Set()).add(index));
    }
  });
  return perArticle.flatMap(({ hash, fileName, records }, index) =>
    records.map((record) => ({
      ...{ hash, fileName, record },
      alsoIn: [...(places.get(compoundKey(record) ?? '') ?? [])]
        .filter((other) => other !== index)
        .map((other) => perArticle[other]?.fileName ?? ''),
    })),
  );
}

/** The columns of an export, and before and after them the article and the others that have the compound. */
function combinedTable(rows: readonly CombinedRow[]): Table {
  const records = rows.map(({ record }) => record);
  const table = exportTable(records, DEFAULT_COLUMNS, { withFound: true });
  return {
    headers: ['article', ...table.headers, 'also_in'],
    rows: rows.map(({ fileName, alsoIn }, index) => [
      fileName,
      ...(table.rows[index] ?? []),
      alsoIn.join('; '),
    ]),
  };
}

/** The combined file; what its format has no place for is left out, such as records without a molfile of SDF. */
export function combinedText(
  rows: readonly CombinedRow[],
  format: 'cdxml' | 'csv' | 'sdf' | 'sdfV3000' | 'smiles',
): string {
  const records = rows.map(({ record }) => record);
  if (format === 'smiles') return smilesListOf(records);
  if (format === 'cdxml') return cdxmlOf(records);
  return format === 'csv' ? csvOf(combinedTable(rows)) : sdfOf(records, combinedTable(rows));
}
