import { put, select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { waitFor } from '@/lib/saga/waitFor';
import { loginOpened, selectAccount, selectLoginIsClosed } from '../coconutAccount.slice';

/** Whether there is a token to send; only COCONUT's answer shows whether it is still valid. */
export function* isSignedIn(): SagaGenerator<boolean> {
  const { secrets } = yield* getPlatform();
  const { status } = yield* select(selectAccount);
  return status === 'signedIn' && secrets.coconutToken() !== undefined;
}

/**
 * Opens the login dialog, and waits until it is closed.
 *
 * @param why the login is required, if that is not obvious
 * @returns false if the user cancelled
 */
export function* askForLogin(why?: string): SagaGenerator<boolean> {
  yield* put(loginOpened(why === undefined ? null : { message: why }));
  yield* waitFor(selectLoginIsClosed);
  return yield* isSignedIn();
}
