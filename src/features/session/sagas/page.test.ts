/** @jest-environment node */
import type { LifecycleEvent } from '@/platform/pageLifecycle';
import { hang, refuseConnection } from '@/testing/fakes/fakeFetch';
import type { TestStore } from '@/testing/makeTestStore';
import {
  ACTIVE,
  answer,
  created,
  expectNothingLeft,
  ID,
  notFound,
  pass,
  PROMOTED,
  sessionOf,
  startConnected,
  startSession,
  status,
  STATUS,
  WAITING,
} from '../testing/sessionStage';

describe('the session and its page', () => {
  let test: TestStore;
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(async () => {
    await expectNothingLeft(test);
    jest.useRealTimers();
  });

  const lifecycle = () => test.platform.lifecycle;
  const REMOVAL = `http://marcus.test/api/session/remove/${ID}`;

  describe('when the page is unloaded', () => {
    const go = () => lifecycle().emit({ kind: 'leaving', persisted: false });

    it('a beacon ends the session during the event itself', async () => {
      test = await startConnected();
      go();
      expect(lifecycle().beacons).toEqual([REMOVAL]);
    });

    it.each([
      ['waiting', WAITING],
      ['active', ACTIVE],
    ])('a beacon ends a session that is %s', async (_status, fields) => {
      test = await startConnected(fields);
      go();
      expect(lifecycle().beacons).toHaveLength(1);
    });

    it('a beacon ends a session created by a later attempt', async () => {
      test = await startSession({ create: hang });
      answer(test, { create: () => created() });
      await pass(11_000);
      go();
      expect(lifecycle().beacons).toEqual([REMOVAL]);
    });

    it.each([
      ['being created', hang],
      ['failing', refuseConnection],
    ])('nothing is sent for a session that is %s', async (_what, create) => {
      test = await startSession({ create });
      await pass(5_000);
      go();
      expect(lifecycle().beacons).toEqual([]);
    });
  });

  it('a page kept in the browser’s cache keeps its session', async () => {
    test = await startConnected();
    lifecycle().emit({ kind: 'leaving', persisted: true });
    await pass(0);
    expect(lifecycle().beacons).toEqual([]);
    expect(sessionOf(test).status).toBe('active');
  });

  it.each<[string, LifecycleEvent, number]>([
    ['comes into view', { kind: 'visible' }, 1],
    ['is restored from the browser’s cache', { kind: 'shown', persisted: true }, 1],
    ['is shown for the first time', { kind: 'shown', persisted: false }, 0],
    ['is hidden', { kind: 'hidden' }, 0],
    ['comes online', { kind: 'online' }, 0],
  ])('a page that %s checks its place: %j, %i times', async (_how, event, times) => {
    test = await startConnected();
    lifecycle().emit(event);
    await pass(0);
    expect(test.platform.server.requestsTo(STATUS)).toHaveLength(times);
  });

  it('a promotion while the page was hidden is noticed on its return', async () => {
    test = await startConnected(WAITING);
    lifecycle().emit({ kind: 'hidden' });
    answer(test, { status: () => status(PROMOTED) });
    await pass(5_000);
    lifecycle().emit({ kind: 'visible' });
    await pass(0);
    expect(sessionOf(test)).toMatchObject({ status: 'active', since: 1_005_000 });
  });

  it('each of several returns checks the place', async () => {
    test = await startConnected();
    for (let i = 0; i < 3; i += 1) {
      lifecycle().emit({ kind: 'visible' });
      await pass(100);
    }
    expect(test.platform.server.requestsTo(STATUS)).toHaveLength(3);
  });

  it('a return without network changes nothing and shows no notice', async () => {
    test = await startConnected(ACTIVE, { status: refuseConnection });
    lifecycle().emit({ kind: 'visible' });
    await pass(0);
    expect(sessionOf(test).status).toBe('active');
    expect(test.store.getState().notices.ids).toEqual([]);
  });

  it('a return to services that no longer know the session opens another one', async () => {
    test = await startConnected();
    await pass(12_000);
    answer(test, { status: notFound, create: () => created(WAITING) });
    lifecycle().emit({ kind: 'shown', persisted: true });
    await pass(0);
    expect(sessionOf(test).status).toBe('waiting');
  });

  describe('when the application ends', () => {
    it('a beacon ends the session', async () => {
      test = await startConnected();
      await test.stop();
      expect(lifecycle().beacons).toEqual([REMOVAL]);
      expect(test.platform.secrets.sessionId()).toBeUndefined();
    });

    it('ending twice sends nothing more', async () => {
      test = await startConnected();
      await test.stop();
      await test.stop();
      lifecycle().emit({ kind: 'leaving', persisted: false });
      expect(lifecycle().beacons).toHaveLength(1);
    });
  });
});
