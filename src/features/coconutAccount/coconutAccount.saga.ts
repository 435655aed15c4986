import { call, put, takeEvery, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { accountRestored, loginRequested, signOutRequested } from './coconutAccount.slice';
import { logIn } from './sagas/logIn.saga';
import { signOut } from './sagas/signOut.saga';
import { readStoredAccount } from './storedAccount';

export function* coconutAccountSaga(): SagaGenerator<void> {
  yield* call(restoreAccount);
  yield* takeLeading(loginRequested, logIn);
  yield* takeEvery(signOutRequested, signOut);
}

/** Restores the account kept by 'Stay signed in'. */
function* restoreAccount(): SagaGenerator<void> {
  const { localStorage, secrets } = yield* getPlatform();
  const stored = readStoredAccount(localStorage);
  if (!stored) return;
  const { token, email } = stored;
  secrets.setCoconutToken(token);
  yield* put(accountRestored(email === undefined ? {} : { email }));
}
