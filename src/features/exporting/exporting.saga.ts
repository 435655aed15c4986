import { takeEvery, type SagaGenerator } from '@/lib/saga/effects';
import { exportRequested } from './exporting.actions';
import { downloadData } from './sagas/downloadData.saga';

export function* exportingSaga(): SagaGenerator<void> {
  yield* takeEvery(exportRequested, downloadData);
}
