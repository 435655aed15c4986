/** @jest-environment node */
import { hang, refuseConnection } from '@/testing/fakes/fakeFetch';
import type { TestStore } from '@/testing/makeTestStore';
import { selectChannel } from '../lifecycle.slice';
import {
  ACTIVE,
  answer,
  beaten,
  CREATE,
  created,
  expectNothingLeft,
  HEARTBEAT,
  notFound,
  pass,
  PROMOTED,
  push,
  sessionOf,
  startConnected,
  startSession,
  STATUS,
  WAITING,
} from '../testing/sessionStage';

describe('the heartbeat', () => {
  let test: TestStore;
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(async () => {
    await expectNothingLeft(test);
    jest.useRealTimers();
  });

  const channel = () => selectChannel(test.store.getState());
  const sockets = () => test.platform.sockets;
  const requests = (path: RegExp | string) => test.platform.server.requestsTo(path).length;

  describe('on the live channel', () => {
    const beats = () =>
      sockets().latest.sentMessages.filter(
        (message) => JSON.stringify(message) === '{"type":"heartbeat"}',
      ).length;

    it('is sent every 15 s', async () => {
      test = await startConnected();
      for (let beat = 1; beat < 5; beat += 1) {
        expect(beats()).toBe(beat);
        await pass(14_999);
        expect(beats()).toBe(beat);
        await pass(1);
        sockets().latest.serverSays(push('status_update'));
      }
    });

    it('is not also sent over HTTP', async () => {
      test = await startConnected();
      for (let beat = 0; beat < 5; beat += 1) {
        await pass(15_000);
        sockets().latest.serverSays(push('status_update'));
      }
      expect(requests(HEARTBEAT)).toBe(0);
    });

    it('triggers a status check when unanswered for 15 s', async () => {
      test = await startConnected();
      await pass(15_000 + 14_999);
      expect(requests(STATUS)).toBe(0);
      await pass(1);
      expect(requests(STATUS)).toBe(1);
      expect(channel()).toBe('open');
    });

    it('closes the channel when unanswered twice although the services respond', async () => {
      test = await startConnected();
      const [first] = sockets().all;
      await pass(15_000 + 15_000 + 15_000);
      expect(first?.closedByClient).toMatchObject({ code: 4000 });
      await pass(2_000);
      expect(sockets().all).toHaveLength(2);
    });

    it('costs neither socket nor session when the services respond to nothing at all', async () => {
      test = await startConnected(ACTIVE, { status: hang });
      await pass(5 * 60_000);
      expect(sockets().all).toHaveLength(1);
      expect(sockets().latest.isOpen).toBe(true);
      expect(sessionOf(test).status).toBe('active');
      answer(test, { status: refuseConnection });
      await pass(60_000);
      expect(sockets().latest.isOpen).toBe(true);
    });

    it('is not answered by a response over HTTP', async () => {
      test = await startConnected();
      await pass(15_000 + 5_000);
      test.platform.lifecycle.emit({ kind: 'visible' });
      await pass(10_000 + 15_000);
      expect(sockets().all[0]?.isOpen).toBe(false);
    });

    it('leads to another session when unanswered because the session is gone', async () => {
      test = await startConnected(ACTIVE, { status: notFound });
      await pass(15_000 + 15_000);
      expect(requests(CREATE)).toBe(2);
      expect(sockets().open).toHaveLength(1);
    });

    describe('while a long request of our own runs', () => {
      it('may stay unanswered although the services answer other requests', async () => {
        test = await startConnected();
        const end = test.platform.traffic.begin(true);
        await pass(4 * 60_000);
        expect(sockets().all).toHaveLength(1);
        expect(sockets().latest.isOpen).toBe(true);
        end();
        await pass(60_000);
        expect(sockets().all[0]?.closedByClient).toMatchObject({ code: 4000 });
      });

      it('is sent over HTTP meanwhile, so that the session is not dropped', async () => {
        test = await startConnected();
        test.platform.traffic.begin(true);
        await pass(15_000 + 15_000);
        expect(requests(HEARTBEAT)).toBe(1);
      });
    });

    describe('after the machine has slept', () => {
      const sleep = async (ms: number) => {
        test = await startConnected();
        await pass(1_000);
        jest.setSystemTime(1_001_000 + ms);
        await pass(14_000);
      };

      it('for longer than the idle limit, follows a status check', async () => {
        await sleep(300_001);
        expect(requests(STATUS)).toBe(1);
      });

      it('is sent as usual after a short sleep', async () => {
        await sleep(60_000);
        expect(requests(STATUS)).toBe(0);
        expect(beats()).toBe(2);
      });

      it('reveals that the session is gone, and another one is opened', async () => {
        test = await startConnected(ACTIVE, { status: notFound });
        await pass(1_000);
        jest.setSystemTime(4_600_000);
        await pass(14_000);
        expect(requests(CREATE)).toBe(2);
        expect(sockets().open).toHaveLength(1);
      });
    });

    it('may deliver the promotion', async () => {
      test = await startConnected(WAITING);
      await pass(15_000);
      sockets().latest.serverSays(push('status_update', PROMOTED));
      await pass(0);
      expect(sessionOf(test).status).toBe('active');
    });
  });

  describe('while the channel is closed', () => {
    it('is sent over HTTP every 15 s', async () => {
      test = await startSession();
      await pass(14_999);
      expect(requests(HEARTBEAT)).toBe(0);
      await pass(1);
      expect(requests(HEARTBEAT)).toBe(1);
      await pass(15_000);
      expect(requests(HEARTBEAT)).toBe(2);
    });

    it('updates the place', async () => {
      test = await startSession({ create: () => created(WAITING) });
      answer(test, { heartbeat: () => beaten({ ...WAITING, queue_position: 1 }) });
      await pass(15_000);
      expect(sessionOf(test)).toMatchObject({
        status: 'waiting',
        place: { session: { queuePosition: 1 }, queue: { maxConcurrentUsers: 3 } },
      });
    });

    it.each([
      ['hangs', hang],
      ['is refused', refuseConnection],
      ['receives an error', () => new Response('', { status: 500 })],
    ])('that %s changes nothing', async (_what, heartbeat) => {
      test = await startSession({ heartbeat });
      await pass(2 * 60_000);
      expect(sessionOf(test)).toMatchObject({ status: 'active', since: 1_000_000 });
      expect(requests(CREATE)).toBe(1);
    });
  });
});
