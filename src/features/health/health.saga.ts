import { all, call, type SagaGenerator } from '@/lib/saga/effects';
import { pollHealth } from './sagas/pollHealth.saga';
import { pollLanes } from './sagas/pollLanes.saga';

/** Watches whether the services answer, and whether their lanes of work do. */
export function* healthSaga(): SagaGenerator<void> {
  yield* all([call(pollHealth), call(pollLanes)]);
}
