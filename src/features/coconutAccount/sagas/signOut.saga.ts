import { coconutApi } from '@/api/coconut';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { signedOut } from '../coconutAccount.slice';
import { removeStoredAccount } from '../storedAccount';

/** Forgets the account here at once, and asks COCONUT to revoke the token, whatever its answer. */
export function* signOut(): SagaGenerator<void> {
  const { localStorage } = yield* getPlatform();
  removeStoredAccount(localStorage);
  yield* put(signedOut());
  yield* callEndpoint(coconutApi.endpoints.logOutOfCoconut, undefined);
}

/** Drops a token that COCONUT no longer accepts. */
export function* dropLogin(): SagaGenerator<void> {
  const { localStorage, secrets } = yield* getPlatform();
  secrets.setCoconutToken(undefined);
  removeStoredAccount(localStorage);
  yield* put(signedOut());
}
