/** @jest-environment node */
import { hang, jsonResponse, refuseConnection } from '@/testing/fakes/fakeFetch';
import type { TestStore } from '@/testing/makeTestStore';
import { selectPlaceCheck } from '../placeCheck.slice';
import {
  connectionRetryRequested,
  placeRefreshRequested,
  queueLeaveRequested,
} from '../lifecycle.slice';
import {
  ACTIVE,
  answer,
  CREATE,
  expectNothingLeft,
  messagesOf,
  pass,
  PROMOTED,
  push,
  REMOVE,
  removed,
  sessionOf,
  startConnected,
  status,
  STATUS,
  WAITING,
} from '../testing/sessionStage';

describe('the queue', () => {
  let test: TestStore;
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(async () => {
    await expectNothingLeft(test);
    jest.useRealTimers();
  });

  const requests = (path: RegExp | string) => test.platform.server.requestsTo(path);
  const say = async (fields: object) => {
    test.platform.sockets.latest.serverSays(push('queue_update', fields));
    await pass(0);
  };

  describe('moves on', () => {
    it('with each update from the services', async () => {
      test = await startConnected(WAITING);
      await say({ ...WAITING, queue_position: 1, estimated_wait_time: 300 });
      expect(sessionOf(test)).toMatchObject({
        status: 'waiting',
        place: { session: { queuePosition: 1, estimatedWaitS: 300 } },
      });
    });

    it('to a seat, whose time counts from the promotion', async () => {
      test = await startConnected(WAITING);
      await pass(7_000);
      await say(PROMOTED);
      expect(sessionOf(test)).toMatchObject({ status: 'active', since: 1_007_000 });
    });

    it('to a seat, dropping the position that the services still report', async () => {
      test = await startConnected(WAITING);
      await say(PROMOTED);
      expect(sessionOf(test)).not.toHaveProperty('place.session.queuePosition');
    });

    it('and later updates do not reset the seat’s time', async () => {
      test = await startConnected(WAITING);
      await pass(7_000);
      await say(PROMOTED);
      await pass(5_000);
      await say(PROMOTED);
      expect(sessionOf(test)).toMatchObject({ since: 1_007_000 });
    });

    it('back to waiting when the services say so, and a later seat’s time starts over', async () => {
      test = await startConnected(ACTIVE);
      await say(WAITING);
      expect(sessionOf(test).status).toBe('waiting');
      await pass(3_000);
      await say(PROMOTED);
      expect(sessionOf(test)).toMatchObject({ status: 'active', since: 1_003_000 });
    });
  });

  describe('is refreshed', () => {
    it('when the user requests it', async () => {
      test = await startConnected(WAITING);
      answer(test, { status: () => status({ ...WAITING, queue_position: 1 }) });
      test.store.dispatch(placeRefreshRequested());
      await pass(0);
      expect(sessionOf(test)).toMatchObject({ place: { session: { queuePosition: 1 } } });
    });

    it.each([
      ['cannot be reached', refuseConnection],
      ['fails', () => jsonResponse({ detail: 'x' }, { status: 500 })],
      ['does not answer', hang],
    ])('without success when the server %s, and the user is told', async (_what, handler) => {
      test = await startConnected(WAITING, { status: handler });
      const before = sessionOf(test);
      test.store.dispatch(placeRefreshRequested());
      await pass(10_000);
      for (let beat = 0; beat < 2; beat += 1) {
        await say(WAITING);
        await pass(10_000);
      }
      expect(messagesOf(test)).toEqual(['Failed to refresh status']);
      expect(sessionOf(test)).toEqual(before);
    });
  });

  it('stops being refreshed when the answer is an error', async () => {
    test = await startConnected(WAITING, { status: refuseConnection });
    const question = () => selectPlaceCheck(test.store.getState()).question;
    test.store.dispatch(placeRefreshRequested());
    expect(question()).toBe('asked');
    await pass(0);
    expect(question()).toBe('failed');
  });

  describe('is left', () => {
    const leave = async (remove = removed as () => Response | Promise<Response>) => {
      test = await startConnected(WAITING, { remove });
      test.store.dispatch(queueLeaveRequested());
      await pass(0);
    };

    it('at once, dropping its socket, place and id, and the window is closed', async () => {
      await leave();
      expect(sessionOf(test)).toEqual({ status: 'left' });
      expect(test.platform.sockets.open).toHaveLength(0);
      expect(requests(REMOVE).map(({ method }) => method)).toEqual(['DELETE']);
      expect(test.platform.secrets.sessionId()).toBeUndefined();
      expect(test.platform.lifecycle.closeAttempts).toBe(1);
    });

    it('by POST when DELETE is not allowed', async () => {
      test = await startConnected(WAITING, { remove: () => new Response('', { status: 405 }) });
      test.platform.server.on('POST', REMOVE, removed);
      test.store.dispatch(queueLeaveRequested());
      await pass(0);
      expect(requests(REMOVE).map(({ method }) => method)).toEqual(['DELETE', 'POST']);
      expect(test.platform.lifecycle.closeAttempts).toBe(1);
    });

    it('even when the services fail to remove the session', async () => {
      await leave(() => jsonResponse({ detail: 'Failed to remove session' }, { status: 500 }));
      expect(sessionOf(test)).toEqual({ status: 'left' });
      expect(test.platform.lifecycle.closeAttempts).toBe(1);
    });

    it('for good: no heartbeat, reconnection or opening follows', async () => {
      await leave();
      const before = test.platform.server.requests.length;
      await pass(10 * 60_000);
      expect(test.platform.server.requests).toHaveLength(before);
      expect(test.platform.sockets.all).toHaveLength(1);
    });

    it('until the user starts again', async () => {
      await leave();
      test.store.dispatch(connectionRetryRequested());
      await pass(0);
      expect(requests(CREATE)).toHaveLength(2);
      expect(sessionOf(test).status).toBe('waiting');
    });

    it('and starting again does not wait for a slow removal', async () => {
      test = await startConnected(WAITING, { remove: hang });
      test.store.dispatch(queueLeaveRequested());
      await pass(100);
      expect(sessionOf(test)).toEqual({ status: 'left' });
      test.store.dispatch(connectionRetryRequested());
      await pass(0);
      expect(sessionOf(test).status).toBe('waiting');
      await pass(60_000);
      expect(test.platform.lifecycle.closeAttempts).toBe(0);
      expect(requests(REMOVE)[0]?.signal?.aborted).toBe(true);
    });

    it('by beacon when the page is unloaded during a slow removal', async () => {
      test = await startConnected(WAITING, { remove: hang });
      test.store.dispatch(queueLeaveRequested());
      await pass(0);
      test.platform.lifecycle.emit({ kind: 'leaving', persisted: false });
      expect(test.platform.lifecycle.beacons).toHaveLength(1);
    });

    it('by a user with a seat as well', async () => {
      test = await startConnected(ACTIVE);
      test.store.dispatch(queueLeaveRequested());
      await pass(0);
      expect(sessionOf(test)).toEqual({ status: 'left' });
    });
  });

  it('has at most one status request at a time', async () => {
    test = await startConnected(WAITING, { status: hang });
    test.store.dispatch(placeRefreshRequested());
    test.store.dispatch(placeRefreshRequested());
    test.platform.lifecycle.emit({ kind: 'visible' });
    await pass(0);
    expect(requests(STATUS)).toHaveLength(1);
  });
});
