import type { ArticleRecord } from '@/domain/articleRecord';
import type { SagaGenerator } from '@/lib/saga/effects';
import { tellArticle } from './tellArticle.saga';

/**
 * Lets an article of the library say what was imported of it.
 *
 * @returns whether it does; not while another tab has it, or if its work cannot be read in full
 */
export function* giveRecord(hash: string, record: ArticleRecord): SagaGenerator<boolean> {
  const failure = yield* tellArticle(hash, (before) =>
    saysNothingMore(record, before.record) ? undefined : { record },
  );
  return failure === undefined;
}

/** A bare DOI takes nothing from what was imported before. */
const saysNothingMore = ({ title }: ArticleRecord, before: ArticleRecord | undefined): boolean =>
  title === undefined && before !== undefined;
