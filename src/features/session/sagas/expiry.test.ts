/** @jest-environment node */
import { selectOpenDocument, selectSegmentCount } from '@/article';
import { selectSegmentsAreHeld } from '@/features/segments';
import { openDocument, receiveSegments } from '@/testing/builders';
import type { FakeHandler } from '@/testing/fakes/fakeFetch';
import { hang } from '@/testing/fakes/fakeFetch';
import type { TestStore } from '@/testing/makeTestStore';
import { placeRefreshRequested } from '../lifecycle.slice';
import {
  ACTIVE,
  answer,
  CREATE,
  created,
  expectNothingLeft,
  ID,
  notFound,
  openChannel,
  pass,
  push,
  sessionOf,
  startConnected,
  startSession,
  STATUS,
  WAITING,
} from '../testing/sessionStage';

const NEXT_ID = '99999999-9999-4999-8999-999999999999';

describe('an expired session', () => {
  let test: TestStore;
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(async () => {
    await expectNothingLeft(test);
    jest.useRealTimers();
  });

  const requests = (path: RegExp | string) => test.platform.server.requestsTo(path);
  const oneMinuteOld = async (fields: object = ACTIVE) => {
    test = await startConnected(fields);
    for (let beat = 0; beat < 4; beat += 1) {
      await pass(15_000);
      test.platform.sockets.latest.serverSays(push('status_update', fields));
    }
  };
  /** The services no longer know the session; the next one has a different id. */
  const forget = (create: FakeHandler = () => created(ACTIVE, NEXT_ID)) =>
    answer(test, { status: notFound, heartbeat: notFound, create });
  const drop = async () => {
    test.platform.sockets.latest.serverCloses();
    await pass(0);
  };

  it('is followed at once by another session with another id', async () => {
    await oneMinuteOld();
    forget();
    await drop();
    expect(requests(CREATE)).toHaveLength(2);
    expect(test.platform.secrets.sessionId()).toBe(NEXT_ID);
    expect(sessionOf(test)).toMatchObject({ status: 'active', since: 1_060_000 });
  });

  it.each([
    ['a closed channel', drop],
    [
      'a refresh requested by the user',
      async () => {
        test.store.dispatch(placeRefreshRequested());
        await pass(0);
      },
    ],
    [
      'the page’s return into view',
      async () => {
        test.platform.lifecycle.emit({ kind: 'visible' });
        await pass(0);
      },
    ],
    ['a silent channel', () => pass(30_000)],
  ])('is noticed through %s', async (_how, cause) => {
    await oneMinuteOld();
    forget();
    await cause();
    expect(requests(CREATE)).toHaveLength(2);
    expect(sessionOf(test).status).toBe('active');
  });

  it('is noticed through a heartbeat over HTTP', async () => {
    test = await startSession({ status: hang });
    await pass(10_000);
    answer(test, { heartbeat: notFound });
    await pass(5_000);
    expect(requests(CREATE)).toHaveLength(2);
  });

  it('is not inferred from any other error', async () => {
    await oneMinuteOld();
    answer(test, { status: () => new Response('<h1>Bad Gateway</h1>', { status: 502 }) });
    await drop();
    expect(requests(CREATE)).toHaveLength(1);
    expect(sessionOf(test).status).toBe('active');
  });

  it('is shown as initializing while the next one is created', async () => {
    await oneMinuteOld();
    forget(hang);
    await drop();
    expect(sessionOf(test)).toEqual({ status: 'initializing' });
  });

  it('no longer sends its id', async () => {
    await oneMinuteOld();
    forget(hang);
    await drop();
    const [, second] = requests(CREATE);
    expect(second?.headers.get('X-Session-ID')).toBeNull();
    expect(test.platform.secrets.sessionId()).toBeUndefined();
  });

  it('may be followed by a place in the queue', async () => {
    await oneMinuteOld();
    forget(() => created({ status: 'waiting', queue_position: 4 }, NEXT_ID));
    await drop();
    expect(sessionOf(test)).toMatchObject({
      status: 'waiting',
      place: { session: { queuePosition: 4 } },
    });
  });

  it('closes its socket before the next one opens', async () => {
    await oneMinuteOld();
    const [first] = test.platform.sockets.all;
    forget();
    test.platform.lifecycle.emit({ kind: 'visible' });
    await pass(0);
    expect(first?.isOpen).toBe(false);
    expect(test.platform.sockets.open).toHaveLength(1);
    expect(test.platform.sockets.latest.url).toContain(NEXT_ID);
  });

  it('ignores its late messages', async () => {
    await oneMinuteOld();
    const [first] = test.platform.sockets.all;
    forget();
    test.platform.lifecycle.emit({ kind: 'visible' });
    await pass(0);
    first?.serverSays(push('queue_update', WAITING));
    await pass(0);
    expect(sessionOf(test).status).toBe('active');
  });

  it('ignores its late answers', async () => {
    await oneMinuteOld();
    answer(test, { status: hang });
    test.store.dispatch(placeRefreshRequested());
    await pass(0);
    test.store.dispatch({ type: 'session/sessionExpired' });
    await pass(0);
    expect(requests(STATUS).at(-1)?.signal?.aborted).toBe(true);
    expect(requests(CREATE)).toHaveLength(2);
  });

  it('is handled once, however many signs there are of it', async () => {
    await oneMinuteOld();
    forget();
    test.platform.lifecycle.emit({ kind: 'visible' });
    test.store.dispatch(placeRefreshRequested());
    test.platform.sockets.latest.serverCloses();
    await pass(0);
    expect(requests(CREATE)).toHaveLength(2);
  });

  it('keeps all work', async () => {
    await oneMinuteOld();
    await openDocument(test);
    receiveSegments(test, 5);
    const { article } = test.store.getState();
    forget();
    await drop();
    // The services delete what they stored for the session; the user's work is not affected.
    expect(test.store.getState().article).toEqual(article);
    expect(selectSegmentsAreHeld(test.store.getState())).toBe(false);
    expect(selectOpenDocument(test.store.getState())).not.toBeNull();
    expect(selectSegmentCount(test.store.getState())).toBe(5);
  });

  it('ends with the application even while the status is being requested', async () => {
    await oneMinuteOld();
    answer(test, { status: hang });
    test.platform.lifecycle.emit({ kind: 'visible' });
    await pass(0);
    await test.stop();
    expect(requests(STATUS).at(-1)?.signal?.aborted).toBe(true);
    expect(requests(CREATE)).toHaveLength(1);
  });

  it('that expired right after opening delays the next one, so that the services are not flooded', async () => {
    test = await startSession({ status: notFound, heartbeat: notFound });
    for (let second = 0; second < 60; second += 1) {
      if (test.platform.sockets.latest.isOpen) test.platform.sockets.latest.serverCloses();
      await pass(1_000);
    }
    expect(requests(CREATE).length).toBeLessThanOrEqual(13);
    expect(requests(CREATE).length).toBeGreaterThan(8);
  });

  it('is followed by a session with a live channel', async () => {
    await oneMinuteOld();
    forget();
    await drop();
    answer(test, { status: hang });
    await openChannel(test, WAITING);
    expect(sessionOf(test)).toMatchObject({ status: 'waiting', channel: 'open' });
    expect(test.platform.secrets.sessionId()).not.toBe(ID);
  });
});
