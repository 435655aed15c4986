/** @jest-environment node */
import { hang, jsonResponse, refuseConnection } from '@/testing/fakes/fakeFetch';
import { createFakePlatform, type FakePlatform } from '@/testing/fakePlatform';
import type { TestStore } from '@/testing/makeTestStore';
import { actionTypes, recordTrace } from '@/testing/recordTrace';
import { connectionRetryRequested, queueLeaveRequested } from '../lifecycle.slice';
import { readStoredSession, type StoredSession } from '../stored/storedSession';
import {
  ACTIVE,
  answer,
  CREATE,
  created,
  expectNothingLeft,
  ID,
  leaveBehind,
  notFound,
  pass,
  PROMOTED,
  sessionOf,
  startSession,
  status,
  STATUS,
  WAITING,
  type Services,
} from '../testing/sessionStage';

const NEXT_ID = '99999999-9999-4999-8999-999999999999';
const REMOVAL = `http://marcus.test/api/session/remove/${ID}`;
const CLAIM_MS = 250;

const proxy = (status: number) => () => new Response('<h1>Away</h1>', { status });

describe('a stored session', () => {
  let test: TestStore;
  let platform: FakePlatform;
  beforeEach(() => {
    jest.useFakeTimers({ now: 10_000_000 });
    platform = createFakePlatform();
  });
  afterEach(async () => {
    await expectNothingLeft(test);
    jest.useRealTimers();
  });

  /** Starts a page that finds what an earlier one left behind. */
  const reload = async (services: Services = {}, changes: Partial<StoredSession> = {}) => {
    leaveBehind(platform, changes);
    test = await startSession({ create: () => created(ACTIVE, NEXT_ID), ...services }, platform);
  };
  const requests = (path: RegExp | string) => platform.server.requestsTo(path).length;

  describe('is resumed', () => {
    it('when the services still know it, without creating another', async () => {
      await reload();
      await pass(CLAIM_MS);
      expect(sessionOf(test)).toMatchObject({ status: 'active', since: 10_000_250 });
      expect(platform.secrets.sessionId()).toBe(ID);
      expect(requests(CREATE)).toBe(0);
    });

    it('with its place in the queue, and keeps receiving updates', async () => {
      await reload({ status: () => status(WAITING) });
      await pass(CLAIM_MS);
      expect(sessionOf(test)).toMatchObject({
        status: 'waiting',
        place: { session: { queuePosition: 2 } },
      });
      platform.sockets.latest.serverOpens();
      await pass(0);
      platform.sockets.latest.serverSays({
        type: 'queue_update',
        session_status: { session_id: ID, ...PROMOTED },
        queue_status: {
          active_sessions: 3,
          max_concurrent_users: 3,
          waiting_queue_length: 1,
          available_slots: 0,
        },
      });
      await pass(0);
      expect(sessionOf(test).status).toBe('active');
    });

    it('and marked as resumed, which a session created later is not', async () => {
      const openings = (trace: ReturnType<typeof recordTrace>) =>
        trace
          .map(([action]) => action as { type: string; payload?: { resumed?: boolean } })
          .filter(({ type }) => type === 'session/sessionOpened')
          .map(({ payload }) => payload?.resumed);
      await reload();
      const trace = recordTrace(test);
      await pass(CLAIM_MS);
      expect(openings(trace)).toEqual([true]);
      answer(test, { status: notFound });
      platform.sockets.latest.serverCloses();
      await pass(0);
      expect(platform.secrets.sessionId()).toBe(NEXT_ID);
      expect(openings(trace)).toEqual([true, undefined]);
    });

    it('after 30 min without input, and no later', async () => {
      await reload({}, { lastActivity: 10_000_000 - 1_800_000 + CLAIM_MS });
      await pass(CLAIM_MS);
      expect(requests(CREATE)).toBe(0);
    });

    it('and counts as active from then on', async () => {
      await reload();
      await pass(CLAIM_MS);
      expect(readStoredSession(platform)).toMatchObject({ lastActivity: 10_000_250 });
    });

    it('by a page that takes over the storage of an ended one unchanged', async () => {
      test = await startSession({}, platform);
      const left = platform.tabStorage.get('marcus_session');
      await test.stop();
      platform = createFakePlatform();
      platform.tabStorage.set('marcus_session', left ?? '');
      test = await startSession({}, platform);
      await pass(CLAIM_MS);
      expect(platform.secrets.sessionId()).toBe(ID);
      expect(requests(CREATE)).toBe(0);
    });
  });

  describe('is replaced by another one', () => {
    const expectAnother = () => {
      expect(requests(CREATE)).toBe(1);
      expect(platform.secrets.sessionId()).toBe(NEXT_ID);
      expect(readStoredSession(platform)).toMatchObject({
        sessionId: NEXT_ID,
        requiresReauth: false,
      });
    };

    it.each([
      ['no longer know it', notFound],
      ['fail with an error', () => jsonResponse({ detail: 'x' }, { status: 500 })],
      ['answer with a page of HTML', () => new Response('<html>')],
      ['answer something else', () => jsonResponse({ success: true })],
    ])('at once, when the services %s', async (_what, handler) => {
      await reload({ status: handler });
      await pass(CLAIM_MS);
      expectAnother();
      expect(requests(STATUS)).toBe(1);
    });

    it('when there was no input for 30 min: its seat is released', async () => {
      leaveBehind(platform, { lastActivity: 10_000_000 - 1_800_000 });
      test = await startSession({ create: () => created(ACTIVE, NEXT_ID) }, platform);
      const trace = recordTrace(test);
      await pass(CLAIM_MS);
      expectAnother();
      expect(actionTypes(trace)).toContain('session/storedSessionOutdated');
      expect(platform.lifecycle.beacons).toEqual([REMOVAL]);
      expect(requests(STATUS)).toBe(0);
    });

    it('when another browser created it: the mismatch is reported, and its seat is released', async () => {
      leaveBehind(platform);
      platform.browser.becomes('Other/2.0', 'de');
      test = await startSession({ create: () => created(ACTIVE, NEXT_ID) }, platform);
      const trace = recordTrace(test);
      await pass(CLAIM_MS);
      expectAnother();
      expect(trace.map(([action]) => action)).toContainEqual({
        type: 'session/fingerprintMismatched',
        payload: { at: 10_000_250 },
      });
      expect(platform.lifecycle.beacons).toEqual([REMOVAL]);
      expect(requests(STATUS)).toBe(0);
    });

    it('when it was marked as requiring re-authentication', async () => {
      await reload({}, { requiresReauth: true });
      await pass(CLAIM_MS);
      expectAnother();
    });

    it('without a pause, when the previous page’s beacon arrives late', async () => {
      await reload();
      await pass(CLAIM_MS);
      answer(test, { status: notFound, heartbeat: notFound });
      platform.lifecycle.emit({ kind: 'visible' });
      await pass(0);
      expectAnother();
    });
  });

  it.each([
    ['refuse the connection', refuseConnection],
    ['are behind a proxy that cannot reach them', proxy(502)],
    ['are behind a proxy that reports them unavailable', proxy(503)],
    ['are behind a proxy that timed out', proxy(504)],
  ])('stays stored while the services %s, and is tried again', async (_what, handler) => {
    await reload({ status: handler, create: refuseConnection });
    await pass(CLAIM_MS);
    expect(requests(STATUS)).toBe(1);
    expect(requests(CREATE)).toBe(0);
    expect(platform.secrets.sessionId()).toBeUndefined();
    await pass(1_000 + 2_000);
    expect(requests(STATUS)).toBe(3);
    expect(sessionOf(test).status).toBe('failed');
    answer(test, { status: () => status(WAITING) });
    test.store.dispatch(connectionRetryRequested());
    await pass(CLAIM_MS);
    expect(sessionOf(test).status).toBe('waiting');
    expect(platform.secrets.sessionId()).toBe(ID);
    expect(requests(CREATE)).toBe(0);
  });

  it('is limited to 10 s per attempt', async () => {
    await reload({ status: hang });
    await pass(CLAIM_MS + 9_999);
    expect(sessionOf(test)).toEqual({ status: 'initializing' });
    await pass(1);
    expect(sessionOf(test)).toMatchObject({ retry: { message: 'No answer within 10 seconds' } });
    expect(platform.server.requestsTo(STATUS)[0]?.signal?.aborted).toBe(true);
  });

  it('is deleted when the application ends while its status is being requested', async () => {
    await reload({ status: hang });
    await pass(CLAIM_MS);
    await test.stop();
    expect(platform.server.requestsTo(STATUS)[0]?.signal?.aborted).toBe(true);
    expect(readStoredSession(platform)).toBeUndefined();
  });

  describe('is stored', () => {
    const stored = () => readStoredSession(platform);

    it('when the page is unloaded, so that a reload can resume it', async () => {
      test = await startSession({}, platform);
      platform.lifecycle.emit({ kind: 'leaving', persisted: false });
      expect(stored()).toMatchObject({ sessionId: ID });
    });

    it('with the time of the last input, noted every 15 s', async () => {
      test = await startSession({}, platform);
      await pass(5_000);
      platform.userInput.happen();
      await pass(9_999);
      expect(stored()).toMatchObject({ lastActivity: 10_000_000 });
      await pass(1);
      expect(stored()).toMatchObject({ lastActivity: 10_005_000 });
    });

    it.each([{ kind: 'hidden' } as const, { kind: 'leaving', persisted: true } as const])(
      'with the time of the last input, noted at %j',
      async (event) => {
        test = await startSession({}, platform);
        await pass(5_000);
        platform.userInput.happen();
        platform.lifecycle.emit(event);
        expect(stored()).toMatchObject({ lastActivity: 10_005_000 });
      },
    );
  });

  describe('is deleted', () => {
    it('when the user leaves', async () => {
      test = await startSession({}, platform);
      test.store.dispatch(queueLeaveRequested());
      await pass(0);
      expect(readStoredSession(platform)).toBeUndefined();
    });

    it('when it has expired', async () => {
      test = await startSession({}, platform);
      answer(test, { create: hang });
      test.store.dispatch({ type: 'session/sessionExpired' });
      await pass(5_000);
      expect(readStoredSession(platform)).toBeUndefined();
    });
  });
});
