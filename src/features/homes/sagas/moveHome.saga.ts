import { raiseNotice } from '@/features/notices';
import { untilWritten } from '@/features/savedWork';
import { call, put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { movingChanged, selectHomes } from '../homes.slice';
import { cameFrom, CAME_FROM_KEY } from './cameFrom';

/**
 * Leads to the other home, in this tab: which article is open is noted for the tab, and the work on it is saved
 * for the origin, so that the page there opens it.
 */
export function* moveHome(): SagaGenerator<void> {
  const { offered } = yield* select(selectHomes);
  if (offered === null) return;
  yield* put(movingChanged(true));
  if (!(yield* untilWritten())) yield* tellUnsaved();
  else if (offered === 'browser') yield* leaveServices();
  else yield* returnToServices();
  yield* put(movingChanged(false));
}

function* leaveServices(): SagaGenerator<void> {
  const { config, lifecycle, tabStorage } = yield* getPlatform();
  if (config.standaloneUrl === undefined) return;
  tabStorage.set(CAME_FROM_KEY, lifecycle.path());
  yield* call([lifecycle, lifecycle.goTo], config.standaloneUrl);
}

function* returnToServices(): SagaGenerator<void> {
  const { lifecycle, offlineFiles, tabStorage } = yield* getPlatform();
  const address = cameFrom(tabStorage);
  if (address === undefined) return;
  if (yield* call([offlineFiles, offlineFiles.isAvailable], address)) {
    tabStorage.remove(CAME_FROM_KEY);
    yield* call([lifecycle, lifecycle.goTo], address);
    return;
  }
  yield* raiseNotice({
    type: 'warning',
    message: 'The page with the services cannot be reached. You can go on here.',
  });
}

const tellUnsaved = () =>
  raiseNotice({
    type: 'warning',
    message: 'Results of this article are not saved, and would be lost. Export them first.',
  });
