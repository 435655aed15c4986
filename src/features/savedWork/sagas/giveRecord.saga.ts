import { articleRecordGiven, selectOpenDocument } from '@/article';
import type { ArticleRecord } from '@/domain/articleRecord';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { selectIsReadOnly } from '../elsewhere.slice';
import { changeSaved } from './changeSaved.saga';

/**
 * Lets an article of the library say what was imported of it.
 *
 * @returns whether it does; not while another tab has it, or if its work cannot be read in full
 */
export function* giveRecord(hash: string, record: ArticleRecord): SagaGenerator<boolean> {
  const open = yield* select(selectOpenDocument);
  if (open?.file.hash === hash) {
    if (yield* select(selectIsReadOnly)) return false;
    if (saysNothingMore(record, open.record)) return true;
    yield* put(articleRecordGiven({ hash, record }));
    return true;
  }
  const failure = yield* changeSaved(hash, (work) =>
    saysNothingMore(record, work.document.record)
      ? undefined
      : { ...work, document: { ...work.document, record } },
  );
  return failure === undefined;
}

/** A bare DOI takes nothing from what was imported before. */
const saysNothingMore = ({ title }: ArticleRecord, before: ArticleRecord | undefined): boolean =>
  title === undefined && before !== undefined;
