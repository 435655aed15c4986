import { fork, takeEvery, takeLatest, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import { withTools } from '../sagas/withTools.saga';
import { recordPdfChosen, recordRemovalRequested, recordsLookUpRequested } from './records.actions';
import { keepRecords } from './sagas/keepRecords.saga';
import { matchRecords } from './sagas/matchRecords.saga';
import { removeRecords } from './sagas/removeRecords.saga';
import { takeRecordPdf } from './sagas/takeRecordPdf.saga';

/** Records that wait for their articles: kept over reloads, and given to the article when it comes. */
export function* recordsSaga(): SagaGenerator<void> {
  yield* fork(keepRecords);
  yield* fork(matchRecords);
  yield* takeEvery(recordPdfChosen, takeRecordPdf);
  yield* takeLatest(recordRemovalRequested, removeRecords);
  yield* takeLeading(recordsLookUpRequested, () => withTools((tools) => tools.lookUpRecords()));
}
