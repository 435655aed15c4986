import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { articleWords, UNLISTED } from './articleWords';
import type { StandingPart } from './compoundParts';
import { keptVector } from './searchWords';

/** Articles that are in memory at a time. */
const ROWS = 500;

/** Parts of an article by which it is found. */
const FOUND_BY: ReadonlySet<string> = new Set([
  ...['title', 'doi', 'state', 'assigned'].map((field) => `article/${field}`),
  ...UNLISTED,
]);

/** Whether an article is found by other words once this part of it has changed. */
export const isFoundBy = (part: string): boolean => FOUND_BY.has(part);

/** Brings the words up to date by which articles are found: after their rows, and what stands of their parts. */
export async function keepArticles(
  open: Transaction<Tables>,
  ids: readonly string[],
): Promise<void> {
  for (let at = 0; at < ids.length; at += ROWS) await keepSome(open, ids.slice(at, at + ROWS));
}

/** Makes the words of articles that were there before such words were kept. */
export async function catchUpArticles(open: Transaction<Tables>): Promise<void> {
  const rows = await open.selectFrom('article').select('id').where('words', 'is', null).execute();
  await keepArticles(
    open,
    rows.map(({ id }) => id),
  );
}

async function keepSome(open: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  const articles = await open
    .selectFrom('article')
    .select(['id', 'file_name', 'title', 'doi', 'state', 'state_by', 'assigned'])
    .where('id', 'in', ids)
    .execute();
  const { rows: parts } = await sql<StandingPart & { article: string; part: string }>`
    SELECT article, part, value FROM part
    WHERE article = ANY (${ids}::text[]) AND part = ANY (${UNLISTED}::text[])`.execute(open);
  const words = articles.map(({ id, ...article }) => {
    const own = parts.filter((part) => part.article === id);
    return keptVector(articleWords(article, new Map(own.map((part) => [part.part, part]))));
  });
  await sql`
    UPDATE article SET words = now.words::tsvector
    FROM unnest(${articles.map(({ id }) => id)}::text[], ${words}::text[]) AS now (id, words)
    WHERE article.id = now.id`.execute(open);
}
