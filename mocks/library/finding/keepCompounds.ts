import { sql, type Transaction } from 'kysely';
import type { KeptEvent } from '../../services/library/event';
import type { Tables } from '../database/tables';
import { WRITERS } from '../database/writers';
import { ARTICLE_PARTS, partsOf, segmentOf, type StandingPart } from './compoundParts';
import { compoundRow, type CompoundRow } from './compoundRow';

/** Rows that one statement writes: each takes 16 parameters, of which PostgreSQL takes 65,535. */
const ROWS_A_STATEMENT = 500;

/**
 * Brings the rows up to date by which compounds are found. After the parts: it reads what stands of them.
 *
 * @param added events in their order
 */
export async function keepCompounds(
  open: Transaction<Tables>,
  added: readonly KeptEvent[],
): Promise<void> {
  const isOfAll = (part: string) => ARTICLE_PARTS.includes(part);
  for (const article of new Set(added.map((event) => event.article))) {
    const parts = added.filter((event) => event.article === article).map(({ part }) => part);
    const said = parts.flatMap((part) => segmentOf(part) ?? []);
    const listed = parts.some(isOfAll) ? await segmentsIn(open, article) : [];
    await keepRows(open, article, [...new Set([...said, ...listed])]);
  }
}

/** Makes the rows of articles that were there before such rows were kept. */
export async function catchUp(open: Transaction<Tables>): Promise<void> {
  await WRITERS.execute(open);
  const articles = await open.deleteFrom('without_compounds').returning('article').execute();
  for (const { article } of articles) {
    const rows = await open
      .selectFrom('part')
      .select('part')
      .where('article', '=', article)
      .where('part', 'like', 'segments/%')
      .execute();
    await keepRows(
      open,
      article,
      rows.flatMap(({ part }) => segmentOf(part) ?? []),
    );
  }
}

/** Makes all rows of an article again, of which something was found beside what is said. */
export async function keepCompoundsOf(open: Transaction<Tables>, article: string): Promise<void> {
  await keepRows(open, article, await segmentsIn(open, article));
}

/** Makes the rows again of what somebody judged, whose name has changed in the parts. */
export async function keepJudgedBy(open: Transaction<Tables>, name: string): Promise<void> {
  const { rows } = await sql<{ article: string; segments: readonly string[] }>`
    SELECT article, array_agg(segment) AS segments FROM compound
    WHERE judged_by = ${name} GROUP BY article`.execute(open);
  for (const { article, segments } of rows) await keepRows(open, article, segments);
}

async function segmentsIn(open: Transaction<Tables>, article: string): Promise<readonly string[]> {
  const rows = await open
    .selectFrom('compound')
    .select('segment')
    .where('article', '=', article)
    .execute();
  return rows.map(({ segment }) => segment);
}

async function keepRows(open: Transaction<Tables>, article: string, segments: readonly string[]) {
  for (let at = 0; at < segments.length; at += ROWS_A_STATEMENT) {
    await keepSome(open, article, segments.slice(at, at + ROWS_A_STATEMENT));
  }
}

async function keepSome(open: Transaction<Tables>, article: string, segments: readonly string[]) {
  const { parts, words } = await standing(open, article, segments);
  const seq = Math.max(0, ...[...parts.values()].map((part) => part.seq));
  const rows = segments.map((segment) => ({ segment, row: compoundRow(segment, parts, words) }));
  const gone = rows.flatMap(({ segment, row }) => (row === null ? [segment] : []));
  if (gone.length > 0) {
    await open
      .deleteFrom('compound')
      .where('article', '=', article)
      .where('segment', 'in', gone)
      .execute();
  }
  const kept = rows.flatMap(({ segment, row }) =>
    row === null ? [] : [{ ...columns(row), article, segment, seq }],
  );
  if (kept.length > 0) await upsert(open, kept);
}

/** What the rows of these segments follow from. */
async function standing(open: Transaction<Tables>, article: string, segments: readonly string[]) {
  const names = [...ARTICLE_PARTS, ...segments.flatMap(partsOf)];
  const { rows } = await sql<StandingPart & { readonly part: string }>`
    SELECT part, value, author, at, seq::float8 AS seq FROM part
    WHERE article = ${article} AND part = ANY (${names}::text[])`.execute(open);
  const words = await open
    .selectFrom('article')
    .select(['file_name', 'title', 'doi'])
    .where('id', '=', article)
    .executeTakeFirstOrThrow();
  return { parts: new Map(rows.map((row) => [row.part, row])), words };
}

const columns = ({ words, ...row }: CompoundRow) => ({
  ...row,
  words: sql<string>`array_to_tsvector(${words}::text[])`,
  // Without either there is nothing to compute.
  due: (row.smiles ?? row.molfile ?? row.organism) ? sql<Date>`now()` : null,
});

type Written = ReturnType<typeof columns> & {
  readonly article: string;
  readonly segment: string;
  readonly seq: number;
};

/** Columns that a later event writes again. */
const CHANGING = [
  ...['seq', 'number', 'name', 'organism', 'smiles', 'molfile', 'engine', 'doubts'],
  ...['verdict', 'reason', 'judged_by', 'judged_at', 'words'],
] as const;

async function upsert(open: Transaction<Tables>, rows: readonly Written[]): Promise<void> {
  await open
    .insertInto('compound')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['article', 'segment']).doUpdateSet({
        ...Object.fromEntries(CHANGING.map((column) => [column, sql`excluded.${sql.ref(column)}`])),
        // What waits begins anew: it may be in work, for what stood before.
        due: sql`CASE
          WHEN compound.due IS NOT NULL
            OR compound.smiles IS DISTINCT FROM excluded.smiles
            OR compound.molfile IS DISTINCT FROM excluded.molfile
            OR compound.organism IS DISTINCT FROM excluded.organism
          THEN now() END`,
      }),
    )
    .execute();
}
