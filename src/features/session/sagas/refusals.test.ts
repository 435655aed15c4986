/** @jest-environment node */
import { documentsApi } from '@/api/documents';
import { hang, jsonResponse, refuseConnection, type FakeHandler } from '@/testing/fakes/fakeFetch';
import type { TestStore } from '@/testing/makeTestStore';
import { actionTypes, recordTrace } from '@/testing/recordTrace';
import { queueLeaveRequested } from '../lifecycle.slice';
import {
  ACTIVE,
  answer,
  CREATE,
  created,
  expectNothingLeft,
  pass,
  sessionOf,
  startConnected,
  startSession,
  status,
  STATUS,
  WAITING,
} from '../testing/sessionStage';

const NEXT_ID = '99999999-9999-4999-8999-999999999999';
const WORDS = 'Your session is not active. Please wait in the queue.';

/** Response bodies of the services' gate and rate limiter (docs/contract.md 1.5, 1.8). */
const noSession: FakeHandler = () =>
  jsonResponse({ detail: 'Session ID required.', error_code: 'NO_SESSION' }, { status: 401 });
const unknown: FakeHandler = () =>
  jsonResponse(
    { detail: 'Session not found or expired.', error_code: 'SESSION_NOT_FOUND' },
    { status: 404 },
  );
const notActive: FakeHandler = () =>
  jsonResponse(
    {
      detail: 'Session is not active. Please wait in queue.',
      error_code: 'SESSION_NOT_ACTIVE',
      queue_position: 4,
      estimated_wait_time: 1_200,
    },
    { status: 403 },
  );
const tooMany: FakeHandler = () =>
  jsonResponse(
    { detail: 'Rate limit exceeded.', error_code: 'RATE_LIMIT_EXCEEDED', retry_after: 20 },
    { status: 429, headers: { 'Retry-After': '20' } },
  );

describe('refusals of any request', () => {
  let test: TestStore;
  let trace: ReturnType<typeof recordTrace>;
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(async () => {
    await expectNothingLeft(test);
    jest.useRealTimers();
  });

  const requests = (path: RegExp | string) => test.platform.server.requestsTo(path).length;
  /** A request from some other feature, answered by the given handler. */
  const ask = async (handler: FakeHandler) => {
    test.platform.server.on('GET', /list_pdfs/, handler);
    const { initiate } = documentsApi.endpoints.listPdfs;
    void test.store.dispatch(initiate(undefined, { subscribe: false, forceRefetch: true }));
    await pass(0);
  };
  const connected = async (fields: object = ACTIVE) => {
    test = await startConnected(fields);
    trace = recordTrace(test);
    await pass(12_000);
  };
  const fact = (type: string) =>
    trace.map(([action]) => action).find((action) => action.type === `session/${type}`);

  describe('NO_SESSION', () => {
    it('is recorded, and the status is checked', async () => {
      await connected();
      await ask(noSession);
      expect(fact('noSessionReported')).toMatchObject({
        payload: { message: 'Session ID required.', at: 1_012_000 },
      });
      expect(requests(STATUS)).toBe(1);
      expect(sessionOf(test).status).toBe('active');
    });

    it('leads to another session when the services no longer know ours', async () => {
      await connected();
      answer(test, { status: unknown, create: () => created(ACTIVE, NEXT_ID) });
      await ask(noSession);
      expect(test.platform.secrets.sessionId()).toBe(NEXT_ID);
    });

    it('opens a session when the opening had failed', async () => {
      test = await startSession({ create: refuseConnection });
      await pass(3_000);
      answer(test, { create: () => created() });
      await ask(noSession);
      expect(sessionOf(test).status).toBe('active');
    });

    it('opens no session for a user who has left', async () => {
      await connected();
      test.store.dispatch(queueLeaveRequested());
      await pass(0);
      await ask(noSession);
      expect(sessionOf(test)).toEqual({ status: 'left' });
      expect(requests(CREATE)).toBe(1);
    });
  });

  describe('SESSION_NOT_FOUND', () => {
    it('means that the session has expired: another one is opened', async () => {
      await connected();
      answer(test, { create: () => created(ACTIVE, NEXT_ID) });
      await ask(unknown);
      expect(actionTypes(trace)).toContain('session/sessionExpired');
      expect(test.platform.secrets.sessionId()).toBe(NEXT_ID);
    });

    it('is handled once, however many requests are refused', async () => {
      await connected();
      answer(test, { create: () => created(ACTIVE, NEXT_ID) });
      await Promise.all([ask(unknown), ask(unknown), ask(unknown)]);
      await pass(1_000);
      expect(requests(CREATE)).toBe(2);
    });

    it('for a request of an earlier session leaves the current one alone', async () => {
      await connected();
      let answerLate: (response: Response) => void = () => undefined;
      await ask(() => new Promise((resolve) => (answerLate = resolve)));
      answer(test, { create: () => created(ACTIVE, NEXT_ID) });
      test.store.dispatch({ type: 'session/sessionExpired' });
      await pass(0);
      const [request] = test.platform.server.requests;
      if (request) answerLate(await unknown(request));
      await pass(1_000);
      expect(test.platform.secrets.sessionId()).toBe(NEXT_ID);
      expect(requests(CREATE)).toBe(2);
    });

    it('is ignored while a session is being created', async () => {
      test = await startSession({ create: hang });
      trace = recordTrace(test);
      await ask(unknown);
      expect(actionTypes(trace)).not.toContain('session/sessionExpired');
      expect(sessionOf(test)).toEqual({ status: 'initializing' });
      expect(requests(CREATE)).toBe(1);
    });
  });

  describe('SESSION_NOT_ACTIVE', () => {
    it('is recorded with the place and the specified message', async () => {
      await connected(WAITING);
      await ask(notActive);
      expect(fact('sessionWaitingReported')).toMatchObject({
        payload: { queuePosition: 4, estimatedWaitS: 1_200, message: WORDS },
      });
    });

    it('shows an active user that the seat is gone, and the status is checked', async () => {
      await connected();
      answer(test, { status: hang });
      await ask(notActive);
      expect(sessionOf(test)).toMatchObject({
        status: 'waiting',
        place: { session: { queuePosition: 4, estimatedWaitS: 1_200 } },
      });
      expect(requests(STATUS)).toBe(1);
    });

    it('yields to the status that the services then report', async () => {
      await connected();
      answer(test, { status: () => status(ACTIVE) });
      await ask(notActive);
      expect(sessionOf(test).status).toBe('active');
    });

    it('is ignored with another HTTP status', async () => {
      await connected();
      await ask(() => jsonResponse({ error_code: 'SESSION_NOT_ACTIVE' }, { status: 500 }));
      expect(fact('sessionWaitingReported')).toBeUndefined();
    });
  });

  describe('too many requests', () => {
    it('is recorded with the time to wait', async () => {
      await connected();
      await ask(tooMany);
      expect(fact('rateLimited')).toMatchObject({
        payload: { retryAfterS: 20, message: 'Rate limit exceeded.', at: 1_012_000 },
      });
      expect(sessionOf(test).status).toBe('active');
    });

    it('is recorded without a time when the services give none', async () => {
      await connected();
      await ask(() => new Response('<html>', { status: 429 }));
      expect(fact('rateLimited')).not.toHaveProperty('payload.retryAfterS');
    });
  });

  it('are ignored after the application has ended', async () => {
    await connected();
    await test.stop();
    const before = trace.length;
    test.platform.traffic.refuse({ code: 'RATE_LIMITED', message: 'x' });
    expect(trace).toHaveLength(before);
  });
});
