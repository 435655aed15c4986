import { raiseNotice } from '@/features/notices';
import { untilWritten } from '@/features/savedWork';
import { call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import type { OfflineStore } from '@/platform/offlineFiles';
import { newVersionChanged, selectOffline } from '../offline.slice';

/** ms that the waiting version has to take over; a reload then shows whichever is there. */
const TAKE_OVER_MS = 10_000;

/** Reloads the page with the newer version, once the work is written. */
export function* takeNewVersion(store: OfflineStore): SagaGenerator<void> {
  const { lifecycle } = yield* getPlatform();
  const { newVersion: before } = yield* select(selectOffline);
  yield* put(newVersionChanged('beingTaken'));
  if (!(yield* untilWritten())) {
    yield* put(newVersionChanged(before));
    yield* raiseNotice({
      type: 'warning',
      message:
        'The page was not reloaded: results of this article are not saved. Export them first.',
    });
    return;
  }
  if (before === 'waiting') yield* takeOver(store);
  yield* call([lifecycle, lifecycle.reload]);
}

/** In all tabs: each of them is told that it is replaced. */
function* takeOver(store: OfflineStore): SagaGenerator<void> {
  yield* call([store, store.takeOver]);
  yield* race({
    replaced: take(newVersionChanged),
    late: steadyDelay(TAKE_OVER_MS),
  });
}
