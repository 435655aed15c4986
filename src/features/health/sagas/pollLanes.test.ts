/** @jest-environment node */
import { jsonResponse, refuseConnection, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';
import { selectLanesDown } from '../health.selectors';
import { backendAnswered, backendCheckFailed } from '../health.slice';
import { pollLanes } from './pollLanes.saga';

const lanes = (...states: string[]): FakeHandler => {
  const names = ['short', 'long-1', 'long-2'];
  return () => jsonResponse({ lanes: states.map((state, at) => ({ lane: names[at], state })) });
};

const MINUTE = 60_000;

describe('the check of the lanes of work', () => {
  let test: TestStore;
  beforeEach(() => jest.useFakeTimers());
  afterEach(async () => {
    await test.stop();
    await jest.advanceTimersByTimeAsync(20);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  async function start(handler: FakeHandler) {
    test = makeTestStore({ runSagas: false });
    answer(handler);
    test.store.dispatch(backendAnswered());
    test.runSaga(pollLanes);
    await flush();
  }
  const answer = (handler: FakeHandler) =>
    test.platform.server.on('GET', '/api/health/lanes', handler);
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const lanesDown = () => selectLanesDown(test.store.getState());
  const checks = () => test.platform.server.requestsTo('/health/lanes').length;

  it('is made every two minutes, as it wakes workers that rest', async () => {
    await start(lanes('up', 'up', 'busy'));
    await pass(2 * MINUTE - 1);
    expect(checks()).toBe(0);
    await pass(1);
    expect(checks()).toBe(1);
    await pass(2 * MINUTE);
    expect(checks()).toBe(2);
    expect(lanesDown()).toBeUndefined();
  });

  it('tells which lanes are down, and asks again every 10 s until they are up', async () => {
    await start(lanes('down', 'up', 'down'));
    await pass(2 * MINUTE);
    expect(lanesDown()).toEqual({ shortLaneIsDown: true, longLanes: 2, longLanesDown: 1 });
    answer(lanes('up', 'up', 'up'));
    await pass(10_000);
    expect(lanesDown()).toBeUndefined();
    await pass(2 * MINUTE - 1);
    expect(checks()).toBe(2);
  });

  it('ends with services that have no such check, and says nothing', async () => {
    await start(() => jsonResponse({ detail: 'Not Found' }, { status: 404 }));
    await pass(10 * MINUTE);
    expect(checks()).toBe(1);
    expect(lanesDown()).toBeUndefined();
  });

  it.each<[string, FakeHandler]>([
    ['a refused connection', refuseConnection],
    ['a page of HTML', () => new Response('<html></html>')],
    ['an answer of another form', () => jsonResponse({ status: 'OK' })],
  ])('says nothing over %s, and goes on', async (_what, handler) => {
    await start(handler);
    await pass(4 * MINUTE);
    expect(checks()).toBe(2);
    expect(lanesDown()).toBeUndefined();
  });

  it('waits for services that are away', async () => {
    await start(lanes('up', 'up', 'up'));
    test.store.dispatch(backendCheckFailed());
    await pass(10 * MINUTE);
    expect(checks()).toBe(0);
    test.store.dispatch(backendAnswered());
    await pass(0);
    expect(checks()).toBe(1);
  });

  it('is forgotten when the services do not answer any more', async () => {
    await start(lanes('down', 'up', 'up'));
    await pass(2 * MINUTE);
    test.store.dispatch(backendCheckFailed());
    test.store.dispatch(backendAnswered());
    expect(lanesDown()).toBeUndefined();
  });
});
