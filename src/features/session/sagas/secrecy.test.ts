/** @jest-environment node */
import { marcusApi } from '@/api/marcusApi';
import { sessionApi } from '@/api/session';
import { jsonResponse } from '@/testing/fakes/fakeFetch';
import { createFakePlatform } from '@/testing/fakePlatform';
import type { TestStore } from '@/testing/makeTestStore';
import { actionTypes, recordTrace } from '@/testing/recordTrace';
import {
  connectionRetryRequested,
  placeRefreshRequested,
  queueLeaveRequested,
} from '../lifecycle.slice';
import {
  ACTIVE,
  answer,
  created,
  expectNothingLeft,
  ID,
  leaveBehind,
  notFound,
  openChannel,
  pass,
  PROMOTED,
  push,
  startSession,
  status,
  WAITING,
} from '../testing/sessionStage';

const NEXT_ID = '99999999-9999-4999-8999-999999999999';

describe('the session id', () => {
  let test: TestStore;
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(async () => {
    await expectNothingLeft(test);
    jest.useRealTimers();
  });

  const say = async (fields: object) => {
    test.platform.sockets.latest.serverSays(push('queue_update', fields));
    await pass(0);
  };

  it('appears in no action and no state of a whole session: queue, seat, drop, expiry, leaving', async () => {
    test = await startSession({ create: () => jsonResponse({ detail: 'busy' }, { status: 503 }) });
    const trace = recordTrace(test);
    answer(test, { create: () => created(WAITING), status: () => status(WAITING) });
    await pass(1_000);
    await openChannel(test, WAITING);
    test.store.dispatch(placeRefreshRequested());
    await pass(15_000);
    await say(PROMOTED);
    test.platform.sockets.latest.serverCloses();
    await pass(20_000);
    answer(test, { status: notFound, heartbeat: notFound, create: () => created(ACTIVE, NEXT_ID) });
    await pass(20_000);
    answer(test, { status: () => status(ACTIVE) });
    await openChannel(test);
    test.store.dispatch(queueLeaveRequested());
    await pass(0);
    test.store.dispatch(connectionRetryRequested());
    await pass(0);

    expect(actionTypes(trace)).toEqual(
      expect.arrayContaining([
        'session/sessionOpened',
        'session/placeReported',
        'session/channelChanged',
        'session/sessionExpired',
        'session/sessionLeft',
        'marcusApi/executeQuery/fulfilled',
        'marcusApi/executeQuery/rejected',
        'marcusApi/executeMutation/fulfilled',
      ]),
    );
    const everything = JSON.stringify(trace);
    expect(everything).not.toContain(ID);
    expect(everything).not.toContain(NEXT_ID);
  });

  it('appears in no action and no state of a resumed session', async () => {
    const platform = createFakePlatform();
    leaveBehind(platform);
    test = await startSession({}, platform);
    const trace = recordTrace(test);
    await pass(250);
    expect(platform.secrets.sessionId()).toBe(ID);
    await pass(60_000);
    expect(actionTypes(trace)).toContain('session/sessionOpened');
    expect(JSON.stringify(trace)).not.toContain(ID);
  });

  it('appears in no action and no state of a stored session that is discarded', async () => {
    const platform = createFakePlatform();
    leaveBehind(platform);
    platform.browser.becomes('Other/2.0');
    test = await startSession({ create: () => created(ACTIVE, NEXT_ID) }, platform);
    const trace = recordTrace(test);
    await pass(250);
    expect(actionTypes(trace)).toContain('session/fingerprintMismatched');
    expect(JSON.stringify(trace)).not.toContain(ID);
    expect(JSON.stringify(trace)).not.toContain(NEXT_ID);
  });

  it('cannot be read in the storage', async () => {
    test = await startSession();
    const stored = test.platform.tabStorage.get('marcus_session');
    expect(stored).not.toBeNull();
    expect(stored).not.toContain(ID);
    expect(test.platform.localStorage.get('marcus_session')).toBeNull();
  });

  it('would be found by these tests if it leaked', async () => {
    test = await startSession();
    const trace = recordTrace(test);
    test.store.dispatch({ type: 'leak', payload: { deep: [test.platform.secrets.sessionId()] } });
    expect(JSON.stringify(trace)).toContain(ID);
  });

  it.each([
    ['a status of an unknown kind', () => status({ status: 'party' })],
    [
      'a status without its queue',
      () => jsonResponse({ success: true, session_status: { session_id: ID } }),
    ],
    ['a position that is not a number', () => status({ ...WAITING, queue_position: 'first' })],
    [
      'an error body with more than the contract specifies',
      () => jsonResponse({ detail: 'x', session_id: ID }, { status: 500 }),
    ],
    ['a page of HTML about it', () => new Response(`<p>${ID}</p>`, { status: 500 })],
  ])('is left out of the error for %s', async (_what, handler) => {
    test = await startSession({ status: handler });
    const trace = recordTrace(test);
    test.store.dispatch(placeRefreshRequested());
    await pass(0);
    expect(actionTypes(trace)).toContain('marcusApi/executeQuery/rejected');
    expect(JSON.stringify(trace)).not.toContain(ID);
  });

  it('appears in no key of the request cache', async () => {
    test = await startSession();
    const request = test.store.dispatch(sessionApi.endpoints.getSessionStatus.initiate());
    await pass(0);
    const cache = test.store.getState()[marcusApi.reducerPath];
    expect(Object.keys(cache.queries).length).toBeGreaterThan(0);
    expect(JSON.stringify(cache)).not.toContain(ID);
    request.unsubscribe();
    await pass(1_000);
  });
});
