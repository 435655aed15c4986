import { errorMessage } from '@/lib/errorMessage';
import { call, put, type SagaGenerator } from '@/lib/saga/effects';
import type { OfflineStore } from '@/platform/offlineFiles';
import { taskEnded, taskProgressed } from '../offline.slice';
import { reportFiles } from './reportFiles.saga';

/** Deletes what was stored for use without a network; the page itself stays. */
export function* removeStored(store: OfflineStore): SagaGenerator<void> {
  yield* put(taskProgressed({ kind: 'removing' }));
  try {
    yield* call([store, store.remove]);
    yield* reportFiles(store);
    yield* put(taskEnded({}));
  } catch (error) {
    yield* put(taskEnded({ failure: errorMessage(error) }));
  }
}
