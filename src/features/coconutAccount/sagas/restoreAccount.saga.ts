import { put, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { accountRestored } from '../coconutAccount.slice';
import { readStoredAccount } from '../storedAccount';

/** Restores the account kept by 'Stay signed in'. */
export function* restoreAccount(): SagaGenerator<void> {
  const { localStorage, secrets } = yield* getPlatform();
  const stored = readStoredAccount(localStorage);
  if (!stored) return;
  const { token, email } = stored;
  secrets.setCoconutToken(token);
  yield* put(accountRestored(email === undefined ? {} : { email }));
}
