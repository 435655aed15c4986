/** @jest-environment node */
import { hang, jsonResponse, refuseConnection } from '@/testing/fakes/fakeFetch';
import type { TestStore } from '@/testing/makeTestStore';
import { connectionRetryRequested, sessionExpired } from '../lifecycle.slice';
import {
  answer,
  CREATE,
  created,
  expectNothingLeft,
  HEARTBEAT,
  ID,
  pass,
  sessionOf,
  startSession,
  STATUS,
  WAITING,
  type Services,
} from '../testing/sessionStage';

describe('opening a session', () => {
  let test: TestStore;
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(async () => {
    await expectNothingLeft(test);
    jest.useRealTimers();
  });

  const start = async (services?: Services) => (test = await startSession(services));
  const attempts = () => test.platform.server.requestsTo(CREATE).length;
  const serverError = () =>
    jsonResponse({ detail: 'Failed to create session: x' }, { status: 500 });

  it('is shown as initializing until the services have answered', async () => {
    await start({ create: hang });
    expect(sessionOf(test)).toEqual({ status: 'initializing' });
  });

  it('makes the session active from the time of the answer', async () => {
    await start();
    expect(sessionOf(test)).toMatchObject({ status: 'active', since: 1_000_000 });
  });

  it('makes the session waiting, with its position, when no seat is free', async () => {
    await start({ create: () => created({ status: 'waiting', queue_position: 2 }) });
    expect(sessionOf(test)).toMatchObject({
      status: 'waiting',
      place: { session: { status: 'waiting', queuePosition: 2 }, queue: { activeSessions: 3 } },
    });
  });

  it('keeps the id among the secrets', async () => {
    await start();
    expect(test.platform.secrets.sessionId()).toBe(ID);
  });

  it('tries again after 1 s, then after 2 s', async () => {
    await start({ create: serverError });
    expect(attempts()).toBe(1);
    await pass(999);
    expect(attempts()).toBe(1);
    await pass(1);
    expect(attempts()).toBe(2);
    await pass(1_999);
    expect(attempts()).toBe(2);
    await pass(1);
    expect(attempts()).toBe(3);
  });

  it('reports which attempt failed, why, and when the next one follows', async () => {
    await start({ create: serverError });
    expect(sessionOf(test)).toEqual({
      status: 'initializing',
      retry: { attempt: 1, message: 'Failed to create session: x', retryInMs: 1_000 },
    });
  });

  it('can succeed at the last attempt', async () => {
    await start({ create: serverError });
    await pass(1_000);
    answer(test, { create: () => created(WAITING) });
    await pass(2_000);
    expect(sessionOf(test).status).toBe('waiting');
  });

  it.each([
    ['an error from the services', serverError, 'Failed to create session: x'],
    ['a refused connection', refuseConnection, 'The server cannot be reached'],
    [
      'a page of HTML',
      () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
      expect.any(String),
    ],
    [
      'success: false',
      () => jsonResponse({ success: false }),
      'Server returned unsuccessful response',
    ],
    [
      'an answer without an id',
      () => created(undefined, ''),
      'Server returned unsuccessful response',
    ],
  ])('fails after three times %s', async (_what, create, message) => {
    await start({ create });
    await pass(60_000);
    expect(attempts()).toBe(3);
    const session = sessionOf(test);
    expect(session).toEqual({
      status: 'failed',
      message: expect.any(String) as string,
      retriesLeft: 3,
    });
    const told = session.status === 'failed' ? session.message : '';
    const [start_, cause] = told.split('Last error: ');
    expect(start_).toBe('Failed to create session after 3 attempts. ');
    expect(cause).toEqual(message);
  });

  const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  const wanted = () =>
    test.platform.server
      .requestsTo(CREATE)
      .map(({ body }) => (JSON.parse(String(body)) as { session_id: string }).session_id);

  it('asks for one id until it is answered, so that a lost answer takes no second seat', async () => {
    await start({ create: hang });
    await pass(10_000);
    answer(test, { create: refuseConnection });
    await pass(1_000 + 2_000);
    answer(test, { create: () => created() });
    test.store.dispatch(connectionRetryRequested());
    await pass(0);
    const [first] = wanted();
    expect(first).toMatch(UUID);
    expect(wanted()).toEqual([first, first, first, first]);
  });

  it('asks for another id for another session', async () => {
    await start();
    test.store.dispatch(sessionExpired());
    await pass(10_000);
    expect(wanted()).toHaveLength(2);
    expect(new Set(wanted()).size).toBe(2);
  });

  it('takes the id that services issue which know nothing of wanted ones', async () => {
    await start();
    expect(wanted()).not.toContain(ID);
    expect(test.platform.secrets.sessionId()).toBe(ID);
  });

  it('limits each attempt to 10 s', async () => {
    await start({ create: hang });
    await pass(9_999);
    expect(sessionOf(test)).toEqual({ status: 'initializing' });
    await pass(1);
    expect(sessionOf(test)).toMatchObject({ retry: { message: 'No answer within 10 seconds' } });
    await pass(1_000 + 10_000 + 2_000 + 10_000);
    expect(attempts()).toBe(3);
    expect(sessionOf(test).status).toBe('failed');
  });

  it('opens no channel and sends no heartbeat without a session', async () => {
    await start({ create: refuseConnection });
    await pass(60_000);
    expect(test.platform.sockets.all).toHaveLength(0);
    expect(test.platform.server.requestsTo(HEARTBEAT)).toEqual([]);
    expect(test.platform.server.requestsTo(STATUS)).toEqual([]);
  });

  it('starts over with three attempts when the user asks to retry', async () => {
    await start({ create: serverError });
    await pass(60_000);
    test.store.dispatch(connectionRetryRequested());
    await pass(60_000);
    expect(attempts()).toBe(6);
    answer(test, { create: () => created() });
    test.store.dispatch(connectionRetryRequested());
    await pass(0);
    expect(sessionOf(test).status).toBe('active');
  });

  it('ignores a retry requested during an attempt', async () => {
    await start({ create: hang });
    test.store.dispatch(connectionRetryRequested());
    await pass(0);
    expect(attempts()).toBe(1);
  });

  it('is cancelled with the application, including the request', async () => {
    await start({ create: hang });
    await test.stop();
    expect(test.platform.server.requestsTo(CREATE)[0]?.signal?.aborted).toBe(true);
    await pass(60_000);
    expect(attempts()).toBe(1);
  });
});
