import { fork, put, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { moveRequested, otherHomeOffered } from './homes.slice';
import { cameFrom } from './sagas/cameFrom';
import { moveHome } from './sagas/moveHome.saga';
import { offerBrowser } from './sagas/offerBrowser.saga';

/** Leads from a page whose services have no seat to one that needs none, and back. */
export function* homesSaga(): SagaGenerator<void> {
  const { config, tabStorage } = yield* getPlatform();
  yield* takeLeading(moveRequested, moveHome);
  if (config.standaloneUrl !== undefined) yield* fork(offerBrowser, config.standaloneUrl);
  else if (cameFrom(tabStorage) !== undefined) yield* put(otherHomeOffered('services'));
}
