import { call, takeEvery, takeLeading, type SagaGenerator } from '@/lib/saga/effects';
import { loginRequested, signOutRequested } from './coconutAccount.slice';
import { logIn } from './sagas/logIn.saga';
import { restoreAccount } from './sagas/restoreAccount.saga';
import { signOut } from './sagas/signOut.saga';

export function* coconutAccountSaga(): SagaGenerator<void> {
  yield* call(restoreAccount);
  yield* takeLeading(loginRequested, logIn);
  yield* takeEvery(signOutRequested, signOut);
}
