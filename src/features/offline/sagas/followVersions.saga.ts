import { buffers, eventChannel } from 'redux-saga';
import { call, fork, put, select, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import { forEachEvent } from '@/lib/saga/forEachEvent';
import type { OfflineEvent, OfflineStore } from '@/platform/offlineFiles';
import { newVersionChanged, newVersionRequested, selectOffline } from '../offline.slice';
import { lookForVersions } from './lookForVersions.saga';
import { takeNewVersion } from './takeNewVersion.saga';

/** Offers a newer version, and takes it when the user asks. */
export function* followVersions(store: OfflineStore): SagaGenerator<void> {
  yield* takeLeading(newVersionRequested, takeNewVersion, store);
  yield* fork(lookForVersions, store);
  const events = eventChannel<OfflineEvent>(
    (emit) => store.subscribe(emit),
    buffers.expanding<OfflineEvent>(4),
  );
  yield* call(() => forEachEvent(events, tell));
}

/** A tab in which nobody asked for the new version is informed, and stays as it is until it is reloaded. */
function* tell(event: OfflineEvent): SagaGenerator<void> {
  const { newVersion } = yield* select(selectOffline);
  if (event === 'replaced') yield* put(newVersionChanged('taken'));
  else if (newVersion === 'none') yield* put(newVersionChanged('waiting'));
}
