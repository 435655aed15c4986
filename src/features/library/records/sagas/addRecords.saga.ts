import type { ArticleRecord } from '@/domain/articleRecord';
import { recordKey } from '@/domain/library/matchRecords';
import { isOnlyDoi, MOST_WAITING, type WaitingRecord } from '@/domain/library/waitingRecord';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectWaiting } from '../records.selectors';
import { listWaiting } from './listWaiting.saga';

export interface AddedRecords {
  readonly added: number;
  /** They wait already; what says more takes the place of a bare DOI. */
  readonly known: number;
  /** For which there was no room. */
  readonly beyond: number;
}

/** Lets records wait for their articles, each article once. */
export function* addRecords(records: readonly ArticleRecord[]): SagaGenerator<AddedRecords> {
  const { ids } = yield* getPlatform();
  const before = yield* select(selectWaiting);
  const byKey = new Map(before.map((waiting) => [recordKey(waiting.record), waiting]));
  const counts = { added: 0, known: 0, beyond: 0 };
  for (const record of records) {
    const key = recordKey(record);
    const there = byKey.get(key);
    if (there) {
      counts.known += 1;
      if (isOnlyDoi(there)) byKey.set(key, withRecord(there, record));
    } else if (byKey.size >= MOST_WAITING) counts.beyond += 1;
    else {
      counts.added += 1;
      byKey.set(key, { id: ids.uuid(), record });
    }
  }
  yield* listWaiting([...byKey.values()]);
  return counts;
}

/** What stood in the way of it is settled. */
export const withRecord = (
  { problem: _settled, ...waiting }: WaitingRecord,
  record: ArticleRecord,
): WaitingRecord => ({ ...waiting, record });
