import { takeLatest, type SagaGenerator } from '@/lib/saga/effects';
import { saveTrace } from './sagas/saveTrace.saga';
import { traceRequested } from './traces.slice';

export function* tracesSaga(): SagaGenerator<void> {
  yield* takeLatest(traceRequested, saveTrace);
}
