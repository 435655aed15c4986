import { all, call, type SagaGenerator } from '@/lib/saga/effects';
import { logSessionEvents } from './sagas/logSessionEvents.saga';
import { watchDeveloperTools } from './sagas/watchDeveloperTools.saga';
import { watchRequests } from './sagas/watchRequests.saga';

/**
 * Keeps the log of what happens to the session and of what is out of the ordinary. It watches and warns; it
 * never blocks anybody.
 */
export function* securitySaga(): SagaGenerator<void> {
  yield* all([call(logSessionEvents), call(watchRequests), call(watchDeveloperTools)]);
}
