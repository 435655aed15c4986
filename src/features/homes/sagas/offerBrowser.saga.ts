import { selectBackendIsReady, type HealthRootState } from '@/features/health';
import { selectGateIsPassed, selectIsWithoutSeat, type SessionRootState } from '@/features/session';
import { call, put, race, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import { waitFor } from '@/lib/saga/waitFor';
import { otherHomeOffered } from '../homes.slice';

/** ms; a page that could not be reached may be once the connection is back. */
const ASKED_EVERY_MS = 30_000;

type ServicesRootState = HealthRootState & SessionRootState;

/** They have no seat, or a page with a seat does not reach them. */
const lacksServices = (state: ServicesRootState): boolean =>
  selectIsWithoutSeat(state) || (selectGateIsPassed(state) && !selectBackendIsReady(state));

const hasServicesAgain = (state: ServicesRootState): boolean => !lacksServices(state);

/** Offers the home in the browser for as long as the services have no seat, or cannot be reached. */
export function* offerBrowser(address: string): SagaGenerator<void> {
  for (;;) {
    yield* waitFor(lacksServices);
    yield* race({
      offered: call(offerOnceThere, address),
      over: call(() => waitFor(hasServicesAgain)),
    });
    yield* put(otherHomeOffered(null));
  }
}

/** Never ends by itself. */
function* offerOnceThere(address: string): SagaGenerator<void> {
  const { offlineFiles } = yield* getPlatform();
  while (!(yield* call([offlineFiles, offlineFiles.isAvailable], address))) {
    yield* steadyDelay(ASKED_EVERY_MS);
  }
  yield* put(otherHomeOffered('browser'));
  yield* waitFor(() => false);
}
