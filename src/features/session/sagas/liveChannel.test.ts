/** @jest-environment node */
import { securitySaga, selectSecurityEvents } from '@/features/security';
import type { LifecycleEvent } from '@/platform/pageLifecycle';
import { hang, refuseConnection } from '@/testing/fakes/fakeFetch';
import type { TestStore } from '@/testing/makeTestStore';
import { placeRefreshRequested, queueLeaveRequested, selectChannel } from '../lifecycle.slice';
import {
  ACTIVE,
  answer,
  CREATE,
  created,
  expectNothingLeft,
  HEARTBEAT,
  ID,
  messagesOf,
  notFound,
  openChannel,
  pass,
  push,
  sessionOf,
  startConnected,
  startSession,
  status,
  STATUS,
  WAITING,
} from '../testing/sessionStage';

describe('the live channel', () => {
  let test: TestStore;
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(async () => {
    await expectNothingLeft(test);
    jest.useRealTimers();
  });

  const channel = () => selectChannel(test.store.getState());
  const sockets = () => test.platform.sockets;
  const logged = () => selectSecurityEvents(test.store.getState()).map(({ message }) => message);
  const requests = (path: RegExp | string) => test.platform.server.requestsTo(path).length;
  /** Lets `ms` milliseconds pass, then closes the latest socket. */
  const dropNext = async (ms: number) => {
    await pass(ms);
    sockets().latest.serverCloses();
    await pass(0);
  };

  it('connects to the session’s address', async () => {
    test = await startSession();
    expect(sockets().latest.url).toBe(`ws://marcus.test/api/session/ws/${ID}`);
    expect(channel()).toBe('connecting');
  });

  it('is open once the socket has opened', async () => {
    test = await startConnected();
    expect(channel()).toBe('open');
  });

  it('requests the place at once: only that answer has the estimated wait', async () => {
    test = await startSession({ create: () => created({ status: 'waiting', queue_position: 2 }) });
    sockets().latest.serverOpens();
    await pass(0);
    expect(sockets().latest.sentMessages).toEqual([{ type: 'heartbeat' }]);
    sockets().latest.serverSays(push('status_update', WAITING));
    await pass(0);
    expect(sessionOf(test)).toMatchObject({ place: { session: { estimatedWaitS: 600 } } });
  });

  it('answers a ping with a pong', async () => {
    test = await startConnected();
    sockets().latest.serverSays({ type: 'ping' });
    await pass(0);
    expect(sockets().latest.sentMessages).toContainEqual({ type: 'pong' });
  });

  it.each([
    ['not JSON', 'ping'],
    ['not an object', '[1]'],
    ['of an unknown kind', '{"type":"party"}'],
    ['without its fields', '{"type":"queue_update"}'],
    ['empty', ''],
  ])('ignores a message that is %s', async (_what, text) => {
    test = await startConnected();
    const before = sessionOf(test);
    sockets().latest.serverSaysText(text);
    await pass(0);
    expect(sessionOf(test)).toEqual(before);
    expect(channel()).toBe('open');
    sockets().latest.serverSays(push('queue_update', WAITING));
    await pass(0);
    expect(sessionOf(test).status).toBe('waiting');
  });

  it('ignores a message about another session', async () => {
    test = await startConnected(WAITING);
    sockets().latest.serverSays(push('status_update', ACTIVE, 'another'));
    await pass(0);
    expect(sessionOf(test).status).toBe('waiting');
  });

  it('takes precedence over an HTTP answer requested earlier that arrives later', async () => {
    test = await startConnected(WAITING);
    let answerLate: (response: Response) => void = () => undefined;
    answer(test, { status: () => new Promise((resolve) => (answerLate = resolve)) });
    test.store.dispatch(placeRefreshRequested());
    await pass(0);
    sockets().latest.serverSays(push('queue_update', ACTIVE));
    await pass(0);
    answerLate(status(WAITING));
    await pass(0);
    expect(sessionOf(test).status).toBe('active');
  });

  it('answers each ping with one pong', async () => {
    test = await startConnected();
    for (let i = 0; i < 100; i += 1) sockets().latest.serverSays({ type: 'ping' });
    await pass(0);
    const pongs = sockets().latest.sentMessages.filter(
      (message) => JSON.stringify(message) === '{"type":"pong"}',
    );
    expect(pongs).toHaveLength(100);
  });

  it('counts closing while connecting as a failure, and reconnects', async () => {
    test = await startSession();
    await dropNext(5_000);
    expect(channel()).toBe('closed');
    await pass(2_000);
    expect(channel()).toBe('connecting');
    expect(sockets().all).toHaveLength(2);
  });

  it('is gone when the user leaves while it connects', async () => {
    test = await startSession();
    test.store.dispatch(queueLeaveRequested());
    await pass(0);
    expect(sockets().latest.closedByClient).toMatchObject({ code: 1000 });
    await pass(60_000);
    expect(sockets().all).toHaveLength(1);
  });

  it('is gone when the user leaves while it waits to reconnect', async () => {
    test = await startConnected();
    await dropNext(0);
    test.store.dispatch(queueLeaveRequested());
    await pass(60_000);
    expect(sockets().all).toHaveLength(1);
  });

  it('leads to another session when closed by a reset of the services', async () => {
    test = await startConnected();
    await pass(12_000);
    answer(test, { status: notFound });
    sockets().latest.serverCloses(1000, 'Session reset');
    await pass(0);
    expect(requests(CREATE)).toBe(2);
    expect(sockets().open).toHaveLength(1);
  });

  it('processes a burst of messages in order', async () => {
    test = await startConnected(WAITING);
    for (let position = 40; position > 0; position -= 1) {
      sockets().latest.serverSays(push('queue_update', { ...WAITING, queue_position: position }));
    }
    await pass(0);
    expect(sessionOf(test)).toMatchObject({ place: { session: { queuePosition: 1 } } });
  });

  it('stops connecting after 10 s, which is logged', async () => {
    test = await startSession();
    test.runSaga(securitySaga);
    const [first] = sockets().all;
    await pass(9_999);
    expect(first?.isOpen).toBe(true);
    await pass(1);
    expect(first?.closedByClient).toMatchObject({ code: 1000 });
    expect(channel()).toBe('closed');
    expect(logged()).toContain('WebSocket connection timeout');
  });

  it('logs that it has no session to connect for', async () => {
    test = await startConnected();
    test.runSaga(securitySaga);
    test.platform.secrets.setSessionId(undefined);
    await dropNext(0);
    await pass(2_000);
    expect(logged()).toContain('No session ID available for WebSocket connection');
    test.platform.secrets.setSessionId(ID);
  });

  it('sends a disconnect when the user leaves', async () => {
    test = await startConnected();
    test.store.dispatch(queueLeaveRequested());
    await pass(0);
    expect(sockets().latest.sentMessages.at(-1)).toEqual({ type: 'disconnect' });
  });

  it('ignores a socket that it has abandoned', async () => {
    test = await startSession();
    const [first] = sockets().all;
    await pass(10_000);
    first?.serverOpens();
    first?.serverSays(push('queue_update', WAITING));
    await pass(0);
    expect(sessionOf(test).status).toBe('active');
    expect(channel()).toBe('closed');
  });

  it.each([1000, 1001, 1006, 1011])(
    'after close code %i checks the status, then reconnects after 2 s',
    async (code) => {
      test = await startConnected();
      sockets().latest.serverCloses(code);
      await pass(0);
      expect(channel()).toBe('closed');
      expect(requests(STATUS)).toBe(1);
      await pass(1_999);
      expect(sockets().all).toHaveLength(1);
      await pass(1);
      expect(sockets().all).toHaveLength(2);
      await openChannel(test);
      expect(channel()).toBe('open');
    },
  );

  describe('when the services restart (code 1012)', () => {
    /** The fake platform draws one half of the spread of 2 s. */
    const OWN_DELAY_MS = 1_000;
    const restart = async () => {
      sockets().latest.serverCloses(1012, 'Service restart');
      await pass(0);
    };

    it('asks and reconnects after a delay of its own, without another wait', async () => {
      test = await startConnected();
      await restart();
      expect(channel()).toBe('closed');
      await pass(OWN_DELAY_MS - 1);
      expect([requests(STATUS), sockets().all.length]).toEqual([0, 1]);
      await pass(1);
      expect([requests(STATUS), sockets().all.length]).toEqual([1, 2]);
      await openChannel(test);
      expect(channel()).toBe('open');
      expect(sessionOf(test)).toMatchObject({ status: 'active', since: 1_000_000 });
    });

    it('says nothing of it: no notice, no entry in the log', async () => {
      test = await startConnected();
      test.runSaga(securitySaga);
      await restart();
      await pass(OWN_DELAY_MS);
      await openChannel(test);
      expect([logged(), messagesOf(test)]).toEqual([[], []]);
    });

    it('waits as after any other failure if nobody answers yet', async () => {
      test = await startConnected(ACTIVE, { status: refuseConnection });
      await restart();
      await pass(OWN_DELAY_MS + 1_999);
      expect(sockets().all).toHaveLength(1);
      answer(test, { status: () => status() });
      await pass(1);
      expect(sockets().all).toHaveLength(2);
    });

    it('waits as after any other failure if it happens again soon', async () => {
      test = await startConnected();
      await restart();
      await pass(OWN_DELAY_MS);
      await openChannel(test);
      await restart();
      await pass(2_999);
      expect(sockets().all).toHaveLength(2);
      await pass(1);
      expect(sockets().all).toHaveLength(3);
    });

    it('is gone when the user leaves meanwhile', async () => {
      test = await startConnected();
      await restart();
      test.store.dispatch(queueLeaveRequested());
      await pass(60_000);
      expect(sockets().all).toHaveLength(1);
    });
  });

  it('does not reconnect before the status has been answered', async () => {
    test = await startConnected(ACTIVE, { status: hang });
    sockets().latest.serverCloses();
    await pass(29_999);
    expect(sockets().all).toHaveLength(1);
    await pass(1 + 2_000);
    // Checked once more, with a limit of 2 s.
    expect(requests(STATUS)).toBe(2);
    expect(sockets().all).toHaveLength(1);
    await pass(2_000);
    expect(sockets().all).toHaveLength(2);
  });

  it('does not reconnect to services that restarted without the session', async () => {
    test = await startConnected(ACTIVE, { status: refuseConnection });
    await pass(10_000);
    sockets().latest.serverCloses();
    await pass(1_000);
    test.platform.server.on('GET', STATUS, notFound);
    await pass(1_000);
    expect(requests(CREATE)).toBe(2);
    expect(sessionOf(test).status).toBe('active');
    // The second socket belongs to the next session.
    expect(sockets().all).toHaveLength(2);
  });

  it('keeps the session and its time across a reconnection', async () => {
    test = await startConnected();
    await pass(5_000);
    await dropNext(0);
    await pass(2_000);
    await openChannel(test);
    expect(sessionOf(test)).toMatchObject({ status: 'active', since: 1_000_000 });
    expect(requests(CREATE)).toBe(1);
  });

  it('reconnects five times, each wait 1.5 times the previous one, then falls back to HTTP', async () => {
    test = await startSession();
    await dropNext(0);
    for (const wait of [2_000, 3_000, 4_500, 6_750, 10_125]) {
      const count = sockets().all.length;
      await pass(wait - 1);
      expect(sockets().all).toHaveLength(count);
      await dropNext(1);
      expect(sockets().all).toHaveLength(count + 1);
    }
    expect(channel()).toBe('unavailable');
    expect(sessionOf(test).status).toBe('active');
  });

  describe('after five failed reconnections', () => {
    const makeImpossible = async () => {
      test = await startSession();
      await dropNext(0);
      for (const wait of [2_000, 3_000, 4_500, 6_750, 10_125]) await dropNext(wait);
      expect(channel()).toBe('unavailable');
    };

    it('is tried again after 5 min, once', async () => {
      await makeImpossible();
      await pass(5 * 60_000 - 1);
      expect(sockets().all).toHaveLength(6);
      await dropNext(1);
      expect(sockets().all).toHaveLength(7);
      expect(channel()).toBe('unavailable');
      await pass(60_000);
      expect(sockets().all).toHaveLength(7);
    });

    it.each<[string, LifecycleEvent]>([
      ['the network is back', { kind: 'online' }],
      ['the page comes into view', { kind: 'visible' }],
      ['the page is restored from the browser’s cache', { kind: 'shown', persisted: true }],
    ])('is tried again when %s', async (_when, event) => {
      await makeImpossible();
      test.platform.lifecycle.emit(event);
      await pass(0);
      expect(sockets().all).toHaveLength(7);
      expect(sockets().open).toHaveLength(1);
      await openChannel(test);
      expect(channel()).toBe('open');
    });

    it.each<[string, LifecycleEvent]>([
      ['is hidden', { kind: 'hidden' }],
      ['is shown for the first time', { kind: 'shown', persisted: false }],
    ])('is not tried when the page %s', async (_when, event) => {
      await makeImpossible();
      test.platform.lifecycle.emit(event);
      await pass(0);
      expect(sockets().all).toHaveLength(6);
    });

    it('leaves the heartbeat to HTTP', async () => {
      await makeImpossible();
      const before = requests(HEARTBEAT);
      await pass(60_000);
      expect(requests(HEARTBEAT)).toBe(before + 4);
    });

    it('resets its failure count once it has stayed open', async () => {
      await makeImpossible();
      test.platform.lifecycle.emit({ kind: 'online' });
      await pass(0);
      await openChannel(test);
      for (let beat = 0; beat < 2; beat += 1) {
        await pass(15_000);
        sockets().latest.serverSays(push('status_update'));
      }
      await dropNext(0);
      expect(channel()).toBe('closed');
      await pass(2_000);
      expect(sockets().all).toHaveLength(8);
    });
  });

  it('resets its failure count after a connection that lasted 30 s', async () => {
    test = await startSession();
    await dropNext(0);
    await dropNext(2_000);
    await dropNext(3_000);
    await pass(4_500);
    await openChannel(test);
    for (let beat = 0; beat < 2; beat += 1) {
      await pass(15_000);
      sockets().latest.serverSays(push('status_update'));
    }
    await dropNext(0);
    const count = sockets().all.length;
    await pass(2_000);
    expect(sockets().all).toHaveLength(count + 1);
  });

  it('keeps its failure count after shorter connections', async () => {
    test = await startSession();
    await dropNext(0);
    await pass(2_000);
    await openChannel(test);
    await dropNext(14_999);
    await pass(2_999);
    expect(sockets().all).toHaveLength(2);
    await pass(1);
    expect(sockets().all).toHaveLength(3);
  });

  it('never has two sockets open, whatever drops', async () => {
    test = await startSession();
    let most = 0;
    for (let round = 0; round < 20; round += 1) {
      await pass(1_500);
      most = Math.max(most, sockets().open.length);
      if (round % 3 === 0) sockets().latest.serverCloses();
      if (round % 3 === 1 && sockets().latest.isOpen) sockets().latest.serverOpens();
    }
    expect(sockets().all.length).toBeGreaterThan(3);
    expect(most).toBe(1);
  });

  it('closes a connecting socket when the application ends', async () => {
    test = await startSession();
    await test.stop();
    expect(sockets().latest.closedByClient).toMatchObject({ code: 1000 });
  });

  describe('when the browser refuses to open it', () => {
    const refused = async () => {
      test = await startSession({ create: hang });
      jest.spyOn(test.platform.sockets, 'connect').mockImplementation((url) => {
        throw new SyntaxError(`The URL '${url}' is invalid`);
      });
      answer(test, { create: () => created() });
      await pass(10_000 + 1_000);
    };

    it('leaves the session to HTTP', async () => {
      await refused();
      expect(sessionOf(test).status).toBe('active');
      await pass(60_000);
      expect(channel()).toBe('unavailable');
      expect(requests(HEARTBEAT)).toBeGreaterThan(2);
      expect(sessionOf(test).status).toBe('active');
    });

    it('does not let its address, which contains the id, into the state', async () => {
      await refused();
      await pass(60_000);
      expect(JSON.stringify(test.store.getState())).not.toContain(ID);
    });
  });
});
