import { isApiError, type ApiError } from '@/api/apiError';
import { coconutApi } from '@/api/coconut';
import { takeCredentials } from '@/api/coconutCredentials';
import { COCONUT_UNEXPECTED } from '@/domain/coconut';
import { callEndpoint } from '@/lib/saga/callEndpoint';
import { call, put, race, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import {
  loggedIn,
  loginCancelled,
  loginFailed,
  loginStarted,
  type LoginError,
  type loginRequested,
} from '../coconutAccount.slice';
import { removeStoredAccount, storeAccount } from '../storedAccount';

/** Logs in with the credentials that were offered, unless the dialog is closed meanwhile. */
export function* logIn({
  payload: { staySignedIn },
}: ReturnType<typeof loginRequested>): SagaGenerator<void> {
  const { secrets } = yield* getPlatform();
  try {
    yield* put(loginStarted());
    yield* race({ done: call(askCoconut, staySignedIn), cancelled: take(loginCancelled) });
  } finally {
    takeCredentials(secrets); // discards what a second press offered meanwhile
  }
}

function* askCoconut(staySignedIn: boolean): SagaGenerator<void> {
  try {
    const { email } = yield* callEndpoint(coconutApi.endpoints.logInToCoconut, undefined);
    yield* keepAccount(staySignedIn, email);
    yield* put(loggedIn({ email }));
  } catch (error) {
    yield* put(
      loginFailed(isApiError(error) ? loginErrorOf(error) : { message: COCONUT_UNEXPECTED }),
    );
  }
}

/** By default the token is kept as long as the page. */
function* keepAccount(staySignedIn: boolean, email: string): SagaGenerator<void> {
  const { localStorage, secrets } = yield* getPlatform();
  const token = secrets.coconutToken();
  if (staySignedIn && token !== undefined) storeAccount(localStorage, { token, email });
  else removeStoredAccount(localStorage);
}

const loginErrorOf = ({ message, retryAfterS }: ApiError): LoginError => ({
  message,
  ...(retryAfterS !== undefined && { retryAfterS }),
});
