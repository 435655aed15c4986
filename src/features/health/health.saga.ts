import { all, call, type SagaGenerator } from '@/lib/saga/effects';
import { pollHealth } from './sagas/pollHealth.saga';
import { pollLanes } from './sagas/pollLanes.saga';

/** What is known of the services: whether they answer, and whether their lanes of work do. */
export function* healthSaga(): SagaGenerator<void> {
  yield* all([call(pollHealth), call(pollLanes)]);
}
