/** @jest-environment node */
import type { UnknownAction } from '@reduxjs/toolkit';
import { offerCredentials, takeCredentials } from '@/api/coconutCredentials';
import { createFakeStorage } from '@/testing/fakes/fakeStorage';
import { hang, jsonResponse, refuseConnection, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { createFakePlatform, type FakePlatform } from '@/testing/fakePlatform';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { coconutAccountSaga } from './coconutAccount.saga';
import {
  loginCancelled,
  loginOpened,
  loginRequested,
  selectAccount,
  selectLoginError,
  selectLoginIsOpen,
  signOutRequested,
} from './coconutAccount.slice';
import { askForLogin, isSignedIn } from './sagas/askForLogin.saga';
import { dropLogin } from './sagas/signOut.saga';
import { ACCOUNT_KEY } from './storedAccount';

const EMAIL = 'curator@example.org';
const PASSWORD = 'correct-horse';
const TOKEN = '12|exampletoken';

/** RTK notifies views of some changes on the next frame: 10 ms if there are no frames. */
const FRAME_MS = 20;

const logsIn: FakeHandler = () => jsonResponse({ access_token: TOKEN, token_type: 'Bearer' });

let test: TestStore;

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  const { traceRecorder, store } = test;
  expect(JSON.stringify([traceRecorder.recorded(), store.getState()])).not.toMatch(
    /correct-horse|exampletoken|curator@example/,
  );
  await test.stop();
  await jest.advanceTimersByTimeAsync(FRAME_MS);
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

async function start(platform: FakePlatform = createFakePlatform()): Promise<void> {
  test = makeTestStore({ runSagas: false, platform });
  test.runSaga(coconutAccountSaga);
  await flush();
}

const on = (path: string, handler: FakeHandler, method = 'POST') =>
  test.platform.server.on(method, path, handler);
const send = async (action: UnknownAction) => {
  test.store.dispatch(action);
  await flush(100);
};
async function logIn(staySignedIn = false): Promise<void> {
  offerCredentials(test.platform.secrets, { email: EMAIL, password: PASSWORD });
  await send(loginRequested({ staySignedIn }));
}
const account = () => selectAccount(test.store.getState());
const error = () => selectLoginError(test.store.getState());
const isOpen = () => selectLoginIsOpen(test.store.getState());
const token = () => test.platform.secrets.coconutToken();
const stored = () => test.platform.localStorage.get(ACCOUNT_KEY);

describe('logging in', () => {
  it('stores the token with the secrets, closes the dialog, and persists nothing by default', async () => {
    await start();
    on('/auth/login', logsIn);
    await send(loginOpened(null));
    expect([isOpen(), account().status]).toEqual([true, 'signedOut']);
    await logIn();
    expect(account()).toEqual({ status: 'signedIn', email: 'cu…@example.org' });
    expect([isOpen(), token(), stored()]).toEqual([false, TOKEN, null]);
  });

  it('is shown while in progress, and sends one request', async () => {
    await start();
    on('/auth/login', hang);
    await send(loginOpened({ message: 'Earlier' }));
    await logIn();
    expect([account().status, error()]).toEqual(['signingIn', null]);
    await logIn();
    expect(test.platform.server.requestsTo('/auth/login')).toHaveLength(1);
  });

  it.each<[string, FakeHandler, object]>([
    [
      'a wrong password',
      () => jsonResponse({ message: 'Invalid login details' }, { status: 401 }),
      { message: 'Invalid login details' },
    ],
    [
      'an account that is not verified',
      () => jsonResponse({ message: 'Account is not yet verified.' }, { status: 403 }),
      { message: 'Account is not yet verified.' },
    ],
    [
      'too many tries',
      () =>
        jsonResponse(
          { message: 'Too Many Attempts.' },
          { status: 429, headers: { 'Retry-After': '42' } },
        ),
      { message: 'Too Many Attempts.', retryAfterS: 42 },
    ],
    [
      'a refusal without words',
      () => jsonResponse({}, { status: 401 }),
      { message: 'Authentication failed' },
    ],
    [
      'an answer of no use',
      () => jsonResponse({ user: {} }),
      { message: 'Authentication failed: Invalid response format' },
    ],
    ['no connection', refuseConnection, { message: 'The server cannot be reached' }],
  ])('reports %s in the form, which stays open', async (_what, handler, told) => {
    await start();
    on('/auth/login', handler);
    await send(loginOpened(null));
    await logIn(true);
    expect(error()).toEqual(told);
    expect([isOpen(), account().status, token(), stored()]).toEqual([
      true,
      'signedOut',
      undefined,
      null,
    ]);
    on('/auth/login', logsIn);
    await logIn();
    expect([account().status, error()]).toEqual(['signedIn', null]);
  });

  it('ends, request and all, when the dialog is closed; what was typed is forgotten', async () => {
    await start();
    on('/auth/login', hang);
    await send(loginOpened(null));
    await logIn();
    await send(loginCancelled());
    const [request] = test.platform.server.requestsTo('/auth/login');
    expect(request?.signal?.aborted).toBe(true);
    expect([isOpen(), account().status, error()]).toEqual([false, 'signedOut', null]);
    await send(loginRequested({ staySignedIn: false }));
    expect(error()).toEqual({ message: 'Email and password are required' });
    expect(test.platform.server.requestsTo('/auth/login')).toHaveLength(1);
  });

  it('that is answered after it was cancelled leaves no token', async () => {
    const platform = createFakePlatform();
    const { fetch } = platform.server;
    await start({ ...platform, fetch: (input, init) => fetch(input, { ...init, signal: null }) });
    let answer: (given: Response) => void = () => undefined;
    on('/auth/login', () => new Promise((give) => (answer = give)));
    await send(loginOpened(null));
    await logIn(true);
    await send(loginCancelled());
    answer(jsonResponse({ access_token: TOKEN }));
    await flush(100);
    expect([account().status, token(), stored()]).toEqual(['signedOut', undefined, null]);
  });

  it('forgets credentials offered while another login was in progress', async () => {
    await start();
    on('/auth/login', hang);
    await logIn();
    await logIn();
    await send(loginCancelled());
    expect(takeCredentials(test.platform.secrets)).toBeUndefined();
  });

  it('is cancelled without the dialog too; a completed login is not', async () => {
    await start();
    on('/auth/login', hang);
    await logIn();
    expect([isOpen(), account().status]).toEqual([false, 'signingIn']);
    await send(loginCancelled());
    expect(account().status).toBe('signedOut');
    on('/auth/login', logsIn);
    await logIn();
    await send(loginCancelled());
    expect(account().status).toBe('signedIn');
  });

  it('reports in plain words that the application itself failed', async () => {
    const broken = createFakeStorage();
    broken.set = () => {
      throw new TypeError('x is not a function');
    };
    await start(createFakePlatform({ localStorage: broken }));
    on('/auth/login', logsIn);
    await logIn(true);
    expect(error()).toEqual({
      message: 'An unexpected error occurred. Please try again later.',
    });
  });

  it('gives up after 30 seconds', async () => {
    await start();
    on('/auth/login', hang);
    await logIn();
    await jest.advanceTimersByTimeAsync(30_000);
    expect(error()).toEqual({ message: 'No answer within 30 seconds' });
  });
});

describe('an action that requires a login', () => {
  it.each([
    ['true once there is one', () => logIn(), true],
    ['false when the user does not want to', () => send(loginCancelled()), false],
  ])('learns that %s', async (_what, act, expected) => {
    await start();
    on('/auth/login', logsIn);
    const asked = test.runSaga(askForLogin, 'Authentication required. Please log in.');
    expect([isOpen(), error()?.message]).toEqual([true, 'Authentication required. Please log in.']);
    await act();
    expect(asked.isRunning()).toBe(false);
    expect(await asked.toPromise()).toBe(expected);
  });

  it('need not give a reason', async () => {
    await start();
    test.runSaga(askForLogin);
    expect([isOpen(), error()]).toEqual([true, null]);
  });
});

describe('who is signed in', () => {
  const signedIn = () => test.runSaga(isSignedIn).toPromise();

  it('is whoever has logged in, with the token from that login', async () => {
    await start();
    on('/auth/login', logsIn);
    expect(await signedIn()).toBe(false);
    await logIn();
    expect(await signedIn()).toBe(true);
    test.platform.secrets.setCoconutToken(undefined);
    expect(await signedIn()).toBe(false);
  });

  it('is nobody with only a token', async () => {
    await start();
    test.platform.secrets.setCoconutToken(TOKEN);
    expect(await signedIn()).toBe(false);
  });

  it('is nobody once COCONUT rejects the token, which COCONUT need not be told', async () => {
    await start();
    on('/auth/login', logsIn);
    await logIn(true);
    test.runSaga(dropLogin);
    await flush();
    expect(await signedIn()).toBe(false);
    expect([account(), token(), stored()]).toEqual([{ status: 'signedOut' }, undefined, null]);
    expect(test.platform.server.requestsTo('/auth/logout')).toHaveLength(0);
  });
});

describe('staying signed in', () => {
  it('persists after the page is closed, with the address masked', async () => {
    await start();
    on('/auth/login', logsIn);
    await logIn(true);
    expect(stored()).toBe(JSON.stringify({ token: TOKEN, email: 'cu…@example.org' }));
    const { localStorage } = test.platform;
    await test.stop();
    await start(createFakePlatform({ localStorage }));
    expect(account()).toEqual({ status: 'signedIn', email: 'cu…@example.org' });
    expect(token()).toBe(TOKEN);
  });

  it('ends with a login without that choice', async () => {
    await start();
    on('/auth/login', logsIn);
    await logIn(true);
    await logIn(false);
    expect(stored()).toBeNull();
  });

  it('is impossible if the browser forbids storage, and nothing else is lost', async () => {
    const forbidden = {
      get: () => null,
      set: () => undefined,
      remove: () => undefined,
      keys: () => [],
      watch: () => () => undefined,
    };
    await start(createFakePlatform({ localStorage: forbidden }));
    on('/auth/login', logsIn);
    await logIn(true);
    expect([account().status, token()]).toEqual(['signedIn', TOKEN]);
  });

  it.each([
    ['no JSON', '{"token":'],
    ['no object', '"token"'],
    ['without a token', '{"email":"cu…@example.org"}'],
    ['with an empty token', '{"token":""}'],
    ['with a token that would break a header', '{"token":"a\\r\\nX-Evil: 1"}'],
    ['with an endless token', JSON.stringify({ token: 'x'.repeat(1e6) })],
  ])('restores nothing that is stored %s, and removes it', async (_what, text) => {
    await start(createFakePlatform({ localStorage: createFakeStorage({ [ACCOUNT_KEY]: text }) }));
    expect([account().status, token(), stored()]).toEqual(['signedOut', undefined, null]);
  });

  it('never puts a whole address into the store', async () => {
    const text = JSON.stringify({ token: TOKEN, email: EMAIL });
    await start(createFakePlatform({ localStorage: createFakeStorage({ [ACCOUNT_KEY]: text }) }));
    expect(account()).toEqual({ status: 'signedIn', email: '…' });
  });
});

describe('signing out', () => {
  it.each<[string, FakeHandler]>([
    ['is confirmed', () => jsonResponse({ logout: 'Successful' })],
    ['is refused', () => jsonResponse({ message: 'Unauthenticated.' }, { status: 401 })],
    ['reaches nobody', refuseConnection],
    ['is never answered', hang],
  ])('forgets everything at once, even if it %s', async (_what, handler) => {
    await start();
    on('/auth/login', logsIn);
    on('/auth/logout', handler, 'GET');
    await logIn(true);
    await send(signOutRequested());
    expect(account()).toEqual({ status: 'signedOut' });
    expect([token(), stored()]).toEqual([undefined, null]);
    const [request] = test.platform.server.requestsTo('/auth/logout');
    expect(request?.headers.get('Authorization')).toBe(`Bearer ${TOKEN}`);
  });

  it('can be repeated after another login, even if the first was never answered', async () => {
    await start();
    on('/auth/login', logsIn);
    on('/auth/logout', hang, 'GET');
    for (let round = 0; round < 2; round += 1) {
      await logIn();
      await send(signOutRequested());
    }
    expect(test.platform.server.requestsTo('/auth/logout')).toHaveLength(2);
    expect([account().status, token()]).toEqual(['signedOut', undefined]);
  });
});
