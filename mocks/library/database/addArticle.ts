import { sql, type Transaction } from 'kysely';
import type { AddedArticle } from '../../services/library/library';
import { keepArticles } from '../finding/keepArticles';
import { keepCompoundsOf } from '../finding/keepCompounds';
import type { Tables } from './tables';
import { WRITERS } from './writers';

/** Of `Library.addArticle`: one that is there stays as it is, but for what was not known of it. */
export async function addArticle(open: Transaction<Tables>, added: AddedArticle): Promise<void> {
  if (await isKnown(open, added)) return;
  // Its compounds are found by its title and DOI, too, and follow from what others say meanwhile.
  await WRITERS.execute(open);
  const { id, fileName, bytes, title, doi } = added;
  await open
    .insertInto('article')
    .values({ id, file_name: fileName, bytes, title: title ?? null, doi: doi ?? null })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({
        title: sql`coalesce(article.title, excluded.title)`,
        doi: sql`coalesce(article.doi, excluded.doi)`,
      }),
    )
    .execute();
  await keepArticles(open, [id]);
  await keepCompoundsOf(open, id);
}

/** Whether nothing of this is news. */
async function isKnown(open: Transaction<Tables>, { id, title, doi }: AddedArticle) {
  const row = await open
    .selectFrom('article')
    .select(['title', 'doi'])
    .where('id', '=', id)
    .executeTakeFirst();
  const isNews = (said: string | undefined, before: string | null) =>
    said !== undefined && before === null;
  return row !== undefined && !isNews(title, row.title) && !isNews(doi, row.doi);
}
