import type { WaitingRecord } from '@/domain/library/waitingRecord';
import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { recordsListed } from '../../library.slice';
import { selectRecords } from '../records.selectors';

/** All that wait now: some came, found their articles, or were looked up. */
export function* listWaiting(waiting: readonly WaitingRecord[]): SagaGenerator<void> {
  const { removed } = yield* select(selectRecords);
  yield* put(recordsListed({ waiting, removed }));
}
