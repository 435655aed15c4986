import { sql, type Transaction } from 'kysely';
import type { Tables } from './tables';

/** What somebody signed: with which names, and when. */
export interface Signatures {
  readonly names: ReadonlySet<string>;
  /** Each as `signatureOf` has it. */
  readonly all: ReadonlySet<string>;
}

/**
 * What tells one judgement of an article from the others, wherever it is said again: as whom its author signed it, and
 * when. Several people may sign with one name.
 */
export const signatureOf = (
  article: string,
  { by, at }: { readonly by?: unknown; readonly at?: unknown },
): string => JSON.stringify([article, by, at ?? null]);

/**
 * What a person signed, who need not be called there as the library knows them. Theirs is what nobody had said before
 * them: a judgement that somebody brings back stays whose it was.
 */
export async function signaturesOf(open: Transaction<Tables>, author: string): Promise<Signatures> {
  const { rows } = await sql<{ article: string; by: string; at: string | null }>`
    SELECT article, by, at FROM (
      SELECT DISTINCT ON (article, value_to -> 'by', value_to -> 'at')
        article, author, value_to ->> 'by' AS by, value_to ->> 'at' AS at
      FROM event
      WHERE article IN (SELECT article FROM event WHERE author = ${author})
        AND part ~ '^(opinions/[^/]+/)?(judgements|annotationWords)/'
        AND jsonb_typeof(value_to -> 'by') = 'string'
      ORDER BY article, value_to -> 'by', value_to -> 'at', seq
    ) AS first WHERE author = ${author}`.execute(open);
  return {
    names: new Set(rows.map(({ by }) => by)),
    all: new Set(rows.map(({ article, ...signed }) => signatureOf(article, signed))),
  };
}
