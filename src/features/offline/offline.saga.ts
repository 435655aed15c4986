import { selectGateIsPassed } from '@/features/session';
import { errorMessage } from '@/lib/errorMessage';
import { call, fork, put, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { waitFor } from '@/lib/saga/waitFor';
import type { OfflineStore } from '@/platform/offlineFiles';
import {
  offlineRefused,
  removingRequested,
  reportRequested,
  storingRequested,
} from './offline.slice';
import { followVersions } from './sagas/followVersions.saga';
import { removeStored } from './sagas/removeStored.saga';
import { reportFiles } from './sagas/reportFiles.saga';
import { storeEverything } from './sagas/storeEverything.saga';

/** Keeps the page usable without a network, where the installation wants that. */
export function* offlineSaga(): SagaGenerator<void> {
  const { config, offlineFiles } = yield* getPlatform();
  if (!config.worksOffline) return;
  // Storing the page competes with loading it.
  yield* waitFor(selectGateIsPassed);
  let store: OfflineStore;
  try {
    store = yield* call([offlineFiles, offlineFiles.open]);
    yield* reportFiles(store);
  } catch (error) {
    yield* put(offlineRefused(errorMessage(error)));
    return;
  }
  yield* fork(followVersions, store);
  yield* takeLeading(storingRequested, storeEverything, store);
  yield* takeLeading(removingRequested, removeStored, store);
  yield* takeLeading(reportRequested, reportAgain, store);
}

function* reportAgain(store: OfflineStore): SagaGenerator<void> {
  try {
    yield* reportFiles(store);
  } catch {
    // The service worker does not answer: what it reported before stays.
  }
}
