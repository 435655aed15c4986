/** @jest-environment node */
import { backendAnswered } from '@/features/health';
import { jsonResponse, refuseConnection } from '@/testing/fakes/fakeFetch';
import type { TestStore } from '@/testing/makeTestStore';
import { actionTypes, recordTrace } from '@/testing/recordTrace';
import { connectionRetryRequested, noSessionReported } from '../lifecycle.slice';
import {
  answer,
  CREATE,
  created,
  expectNothingLeft,
  notFound,
  pass,
  sessionOf,
  startSession,
} from '../testing/sessionStage';

const MAX_RETRIES = 'session/maxRetriesReached';

describe('a failed connection', () => {
  let test: TestStore;
  let trace: ReturnType<typeof recordTrace>;
  beforeEach(async () => {
    jest.useFakeTimers({ now: 1_000_000 });
    test = await startSession({ create: refuseConnection });
    trace = recordTrace(test);
    await pass(3_000);
  });
  afterEach(async () => {
    await expectNothingLeft(test);
    jest.useRealTimers();
  });

  const attempts = () => test.platform.server.requestsTo(CREATE).length;
  const retriesLeft = () => {
    const session = sessionOf(test);
    return session.status === 'failed' ? session.retriesLeft : undefined;
  };
  const retry = async () => {
    test.store.dispatch(connectionRetryRequested());
    await pass(3_000);
  };
  const maxRetries = () => actionTypes(trace).filter((type) => type === MAX_RETRIES).length;
  const servicesReturn = () => answer(test, { create: () => created() });
  const healthIs = (status: string) =>
    test.platform.server.on('GET', '/health', () => jsonResponse({ status }));

  it('may be retried three times, each with three attempts', async () => {
    expect(retriesLeft()).toBe(3);
    for (const left of [2, 1, 0]) {
      await retry();
      expect(retriesLeft()).toBe(left);
    }
    expect(attempts()).toBe(12);
  });

  it('reports once that the retries are used up', async () => {
    await retry();
    await retry();
    expect(maxRetries()).toBe(0);
    await retry();
    expect(maxRetries()).toBe(1);
    await retry();
    expect(maxRetries()).toBe(1);
  });

  it('ignores a fourth retry', async () => {
    for (let i = 0; i < 3; i += 1) await retry();
    const before = attempts();
    await retry();
    expect(attempts()).toBe(before);
    expect(sessionOf(test).status).toBe('failed');
  });

  it('resets the retries after a session was opened', async () => {
    await retry();
    servicesReturn();
    await retry();
    expect(sessionOf(test).status).toBe('active');
    await pass(15_000);
    answer(test, { create: refuseConnection, status: notFound, heartbeat: notFound });
    test.platform.lifecycle.emit({ kind: 'visible' });
    await pass(3_000);
    expect(retriesLeft()).toBe(3);
  });

  it.each([0, 3])(
    'recovers automatically when the services are back, after %i retries',
    async (n) => {
      for (let i = 0; i < n; i += 1) await retry();
      servicesReturn();
      test.store.dispatch(backendAnswered());
      await pass(0);
      expect(sessionOf(test).status).toBe('active');
    },
  );

  it('recovers automatically within 30 s when the outage went unnoticed', async () => {
    servicesReturn();
    healthIs('OK');
    await pass(29_999);
    expect(sessionOf(test).status).toBe('failed');
    await pass(1);
    expect(sessionOf(test).status).toBe('active');
  });

  it('stays failed while the services say that they are starting', async () => {
    servicesReturn();
    healthIs('starting');
    await pass(120_000);
    expect(sessionOf(test).status).toBe('failed');
    expect(attempts()).toBe(3);
  });

  it('an automatic attempt that fails does not use up a retry', async () => {
    healthIs('OK');
    await pass(33_000);
    expect(attempts()).toBe(6);
    expect(retriesLeft()).toBe(3);
    expect(maxRetries()).toBe(0);
  });

  it('recovers when a request was refused for lack of a session', async () => {
    servicesReturn();
    test.store.dispatch(noSessionReported({ at: 1, message: 'No session' }));
    await pass(0);
    expect(sessionOf(test).status).toBe('active');
  });
});
