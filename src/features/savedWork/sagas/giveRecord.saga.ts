import { articleRecordGiven, selectOpenDocument } from '@/article';
import type { ArticleRecord } from '@/domain/articleRecord';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectIsReadOnly } from '../elsewhere.slice';
import { packWork } from '../packWork';
import { getHeldHere } from './getHeldHere';
import { ifArticleIsFree } from './ifArticleIsFree.saga';
import { writeInTime } from './inTime';
import { readStored } from './readStored.saga';
import { workWritten } from './workWritten.saga';

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
  let isGiven = false;
  yield* ifArticleIsFree(hash, yield* getHeldHere(), function* write() {
    isGiven = yield* writeRecord(hash, record);
  });
  return isGiven;
}

/** A bare DOI takes nothing from what was imported before. */
const saysNothingMore = ({ title }: ArticleRecord, before: ArticleRecord | undefined): boolean =>
  title === undefined && before !== undefined;

function* writeRecord(hash: string, record: ArticleRecord): SagaGenerator<boolean> {
  const { clock, ids, workStore } = yield* getPlatform();
  const stored = yield* readStored(hash);
  if (stored.kind !== 'read' || stored.missing) return false;
  const { work } = stored;
  if (saysNothingMore(record, work.document.record)) return true;
  const { summary, images, file } = stored.found;
  const described = { ...work, document: { ...work.document, record } };
  const packed = packWork(described, {
    ...{ hash, name: summary.name, savedAt: clock.now(), revision: ids.uuid() },
    fileBytes: [...images.values()].reduce((sum, { size }) => sum + size, file?.size ?? 0),
    hasFile: file !== undefined,
  });
  const nothing = { images: new Map<string, Blob>(), goneImages: [] };
  const written = yield* writeInTime(() =>
    workStore.put({ ...packed, ...nothing, basedOn: summary.revision }),
  );
  if (!written.ok) return false;
  yield* workWritten(packed.summary, written.value, false);
  return true;
}
