/** @jest-environment node */
import type { UnknownAction } from '@reduxjs/toolkit';
import type { WindowMeasures } from '@/platform/browserTraits';
import {
  channelConnectFailed,
  fingerprintMismatched,
  maxRetriesReached,
  noSessionReported,
  rateLimited,
  sessionExpired,
  sessionFailed,
  sessionLeft,
  sessionOpened,
  sessionWaitingReported,
  storedSessionOutdated,
} from '@/features/session';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { seemToBeOpen } from './developerTools';
import { securitySaga } from './security.saga';
import { SECURITY_LOG_LENGTH, selectSecurityEvents } from './security.slice';

describe('the log of the session', () => {
  let test: TestStore;
  beforeEach(async () => {
    jest.useFakeTimers({ now: 1_000_000 });
    test = makeTestStore({ runSagas: false });
    test.runSaga(securitySaga);
    await flush();
  });
  afterEach(async () => {
    await test.stop();
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  const log = () => selectSecurityEvents(test.store.getState());
  const kinds = () => log().map(({ kind }) => kind);
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const opened = (resumed?: boolean) =>
    sessionOpened({
      place: { session: { status: 'active' } },
      at: 1,
      ...(resumed === undefined ? {} : { resumed }),
    });

  it.each<[UnknownAction, string, boolean]>([
    [opened(), 'session-opened', false],
    [opened(true), 'session-resumed', false],
    [sessionExpired(), 'session-expired', false],
    [sessionLeft(), 'session-left', false],
    [sessionFailed({ message: 'Refused', retriesLeft: 3 }), 'session-failed', false],
    [maxRetriesReached(), 'max-retries', false],
    [fingerprintMismatched({ at: 1 }), 'fingerprint-mismatch', true],
    [storedSessionOutdated({ at: 1, idleMs: 1_800_001 }), 'inactivity', false],
    [noSessionReported({ at: 1, message: 'No session' }), 'no-session', true],
    [sessionWaitingReported({ at: 1, message: 'Wait' }), 'session-waiting', false],
    [channelConnectFailed({ message: 'WebSocket connection timeout' }), 'channel-failed', false],
    [rateLimited({ at: 1, message: 'Slow down' }), 'rate-limited', true],
  ])('logs %j as %s, flagged: %s', async (fact, kind, flagged) => {
    test.store.dispatch(fact);
    await flush();
    expect(log()).toMatchObject([{ kind, flagged, at: 1_000_000 }]);
  });

  it('gives the time after which the services ask to be called again', async () => {
    test.store.dispatch(rateLimited({ at: 1, message: 'Slow down', retryAfterS: 20 }));
    await flush();
    expect(log()[0]?.message).toBe('Slow down (try again after 20 s)');
  });

  it('keeps the order of simultaneous facts', async () => {
    test.store.dispatch(opened());
    test.store.dispatch(sessionExpired());
    test.store.dispatch(sessionLeft());
    await flush();
    expect(kinds()).toEqual(['session-opened', 'session-expired', 'session-left']);
  });

  it('keeps the last 50 events, newest last, each with its own id', async () => {
    for (let i = 0; i < SECURITY_LOG_LENGTH + 3; i += 1) {
      test.store.dispatch(rateLimited({ at: 1, message: `refusal ${i}` }));
    }
    await flush();
    expect(log()).toHaveLength(50);
    expect(log().at(-1)?.message).toBe('refusal 52');
    expect(new Set(log().map(({ id }) => id)).size).toBe(50);
  });

  describe('on requests', () => {
    const send = async (count: number) => {
      for (let i = 0; i < count; i += 1) test.platform.traffic.begin(false)();
      await flush();
    };

    it('ignores up to 20 of them within 10 s', async () => {
      await send(20);
      expect(log()).toEqual([]);
    });

    it('flags one more, and reports it once while the burst lasts', async () => {
      await send(60);
      await pass(2_000);
      await send(30);
      expect(log()).toMatchObject([{ kind: 'request-burst', flagged: true }]);
    });

    it('flags another burst after a quiet time', async () => {
      await send(21);
      await pass(10_000);
      await send(1);
      await send(20);
      expect(kinds()).toEqual(['request-burst', 'request-burst']);
    });

    it('counts only those of the last 10 s', async () => {
      for (let second = 0; second < 60; second += 1) {
        await send(2);
        await pass(1_000);
      }
      expect(log()).toEqual([]);
    });

    it('blocks none', async () => {
      await send(100);
      expect(test.store.getState().notices.ids).toEqual([]);
    });
  });

  describe('on developer tools', () => {
    it('logs them within 5 s, once until they are closed', async () => {
      test.platform.browser.measures({ innerWidth: 1_000 });
      await pass(4_999);
      expect(log()).toEqual([]);
      await pass(20_001);
      expect(log()).toMatchObject([{ kind: 'developer-tools', flagged: true }]);
      test.platform.browser.measures({});
      await pass(5_000);
      test.platform.browser.measures({ innerHeight: 500 });
      await pass(5_000);
      expect(kinds()).toEqual(['developer-tools', 'developer-tools']);
    });
  });
});

describe('developer tools', () => {
  const window = (
    outerWidth: number,
    outerHeight: number,
    [innerWidth, innerHeight]: readonly [number, number],
  ): WindowMeasures => ({ outerWidth, outerHeight, innerWidth, innerHeight });
  const zoomed = (factor: number, width = 1440, height = 900) =>
    window(width, height, [Math.round(width / factor), Math.round((height - 85) / factor)]);

  it.each<[boolean, string, WindowMeasures]>([
    [true, 'docked at the right', window(1440, 900, [1000, 815])],
    [true, 'docked at the bottom', window(1440, 900, [1440, 500])],
    [true, 'docked in a zoomed page', window(1440, 900, [1152, 300])],
    [false, 'closed', window(1440, 900, [1440, 815])],
    [false, 'closed, with a bar of bookmarks', window(1440, 900, [1440, 760])],
    [false, 'closed, zoomed to 110 %', zoomed(1.1)],
    [false, 'closed, zoomed to 150 %', zoomed(1.5)],
    [false, 'closed, zoomed to 300 %', zoomed(3)],
    [false, 'closed, zoomed out to 50 %', zoomed(0.5)],
    [false, 'closed, zoomed in a tall window', zoomed(1.2, 800, 1200)],
    [false, 'unknown', window(0, 0, [390, 844])],
    [false, 'of a phone', window(390, 844, [390, 760])],
  ])('seem to be open: %s, when %s', (expected, _what, measures) => {
    expect(seemToBeOpen(measures)).toBe(expected);
  });
});
