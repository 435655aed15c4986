/** @jest-environment node */
import { jsonResponse, refuseConnection, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { backendAnswered, backendCheckFailed, selectLanesDown } from '../health.slice';
import { repeatedCheck } from '../testing/repeatedCheck';
import { pollLanes } from './pollLanes.saga';

const lanes = (...states: string[]): FakeHandler => {
  const names = ['short', 'long-1', 'long-2'];
  return () => jsonResponse({ lanes: states.map((state, at) => ({ lane: names[at], state })) });
};

const MINUTE = 60_000;

describe('the check of the lanes of work', () => {
  const { start, answer, pass, happens, state, requests } = repeatedCheck(
    '/health/lanes',
    pollLanes,
  );
  beforeEach(() => happens(backendAnswered()));
  const lanesDown = () => selectLanesDown(state());
  const checks = () => requests().length;

  it('is made every two minutes, because it wakes idle workers', async () => {
    await start(lanes('up', 'up', 'busy'));
    await pass(2 * MINUTE - 1);
    expect(checks()).toBe(0);
    await pass(1);
    expect(checks()).toBe(1);
    await pass(2 * MINUTE);
    expect(checks()).toBe(2);
    expect(lanesDown()).toBeUndefined();
  });

  it('reports which lanes are down, and repeats every 10 s until they are up', async () => {
    await start(lanes('down', 'up', 'down'));
    await pass(2 * MINUTE);
    expect(lanesDown()).toEqual({ shortLaneIsDown: true, longLanes: 2, longLanesDown: 1 });
    answer(lanes('up', 'up', 'up'));
    await pass(10_000);
    expect(lanesDown()).toBeUndefined();
    await pass(2 * MINUTE - 1);
    expect(checks()).toBe(2);
  });

  it('ends silently with services that have no such check', async () => {
    await start(() => jsonResponse({ detail: 'Not Found' }, { status: 404 }));
    await pass(10 * MINUTE);
    expect(checks()).toBe(1);
    expect(lanesDown()).toBeUndefined();
  });

  it.each<[string, FakeHandler]>([
    ['a refused connection', refuseConnection],
    ['a page of HTML', () => new Response('<html></html>')],
    ['an answer of another form', () => jsonResponse({ status: 'OK' })],
  ])('ignores %s, and continues', async (_what, handler) => {
    await start(handler);
    await pass(4 * MINUTE);
    expect(checks()).toBe(2);
    expect(lanesDown()).toBeUndefined();
  });

  it('waits for services that are down', async () => {
    await start(lanes('up', 'up', 'up'));
    happens(backendCheckFailed());
    await pass(10 * MINUTE);
    expect(checks()).toBe(0);
    happens(backendAnswered());
    await pass(0);
    expect(checks()).toBe(1);
  });

  it('is forgotten when the services no longer answer', async () => {
    await start(lanes('down', 'up', 'up'));
    await pass(2 * MINUTE);
    happens(backendCheckFailed());
    happens(backendAnswered());
    expect(lanesDown()).toBeUndefined();
  });
});
