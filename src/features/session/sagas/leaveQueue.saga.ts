import { sessionApi } from '@/api/session';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { connectionRetryRequested, sessionLeft } from '../lifecycle.slice';

/**
 * Releases the place and tries to close the window; if the browser refuses, waits until the user starts
 * again. Starting again does not wait for a slow release.
 */
export function* leaveQueue(): SagaGenerator<void> {
  const { lifecycle, secrets } = yield* getPlatform();
  yield* put(sessionLeft());
  const { again } = yield* race({
    removed: call(removeSession),
    again: take(connectionRetryRequested),
  });
  secrets.setSessionId(undefined);
  if (again) return;
  lifecycle.closeWindow();
  yield* take(connectionRetryRequested);
}

function* removeSession(): SagaGenerator<void> {
  try {
    yield* callEndpoint(sessionApi.endpoints.removeSession, undefined);
  } catch {
    // The services drop silent sessions on their own; leaving must not fail because of this.
  }
}
