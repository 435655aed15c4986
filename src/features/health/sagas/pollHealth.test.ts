/** @jest-environment node */
import { hang, jsonResponse, refuseConnection, type FakeHandler } from '@/testing/fakes/fakeFetch';
import { selectBackendIsReady, selectHealthMessage } from '../health.slice';
import { repeatedCheck } from '../testing/repeatedCheck';
import { pollHealth } from './pollHealth.saga';

const ok: FakeHandler = () => jsonResponse({ status: 'OK' });

describe('the health check', () => {
  const { start, answer, pass, stop, state, requests, traffic } = repeatedCheck(
    '/health',
    pollHealth,
  );
  const message = () => selectHealthMessage(state());
  const isReady = () => selectBackendIsReady(state());
  const checks = () => requests().length;

  it('is made at once', async () => {
    await start(hang);
    expect(checks()).toBe(1);
    expect(message()).toBe('Backend initializing');
  });

  it('shows the services as ready for 5 s, then says nothing', async () => {
    await start(ok);
    expect(message()).toBe('Backend ready');
    await pass(4_999);
    expect(message()).toBe('Backend ready');
    await pass(1);
    expect(message()).toBeUndefined();
    expect(isReady()).toBe(true);
  });

  it('is repeated every 3 s until the first success', async () => {
    await start(refuseConnection);
    await pass(2_999);
    expect(checks()).toBe(1);
    await pass(1);
    expect(checks()).toBe(2);
    answer(ok);
    await pass(3_000);
    expect(isReady()).toBe(true);
  });

  it('is repeated every 30 s after the first success', async () => {
    await start(ok);
    await pass(29_999);
    expect(checks()).toBe(1);
    await pass(1);
    expect(checks()).toBe(2);
    await pass(30_000);
    expect(checks()).toBe(3);
  });

  it.each<[string, FakeHandler]>([
    ['a refused connection', refuseConnection],
    ['an error', () => new Response('', { status: 503 })],
    ['another word than OK', () => jsonResponse({ status: 'starting' })],
    ['no status', () => jsonResponse({})],
    ['a page of HTML', () => new Response('<html>OK</html>')],
  ])('takes %s as not ready', async (_what, handler) => {
    await start(handler);
    expect(message()).toBe('Backend initializing');
    expect(isReady()).toBe(false);
  });

  it('waits 5 s for an answer', async () => {
    await start(hang);
    await pass(4_999);
    expect(requests()[0]?.signal?.aborted).toBe(false);
    await pass(1);
    expect(requests()[0]?.signal?.aborted).toBe(true);
    await pass(3_000);
    expect(checks()).toBe(2);
  });

  it('that fails later means not ready, and stays at every 30 s', async () => {
    await start(ok);
    answer(refuseConnection);
    await pass(30_000);
    expect(message()).toBe('Backend initializing');
    expect(isReady()).toBe(false);
    await pass(29_999);
    expect(checks()).toBe(2);
  });

  describe('that is not answered in time', () => {
    const slow = async (during: () => void) => {
      await start(ok);
      answer(hang);
      await pass(30_000);
      during();
      await pass(5_000);
    };

    it('does not mean that they are down while a long request of our own is in progress', async () => {
      await slow(() => void traffic().begin(true));
      expect(isReady()).toBe(true);
      expect(message()).toBeUndefined();
    });

    it('does if that request has ended meanwhile', async () => {
      await slow(() => traffic().begin(true)());
      expect(isReady()).toBe(true);
    });

    it('does if only short requests were in progress', async () => {
      await slow(() => void traffic().begin(false));
      expect(isReady()).toBe(false);
    });
  });

  it('that is refused means that they are down, whatever is in progress', async () => {
    await start(ok);
    traffic().begin(true);
    answer(refuseConnection);
    await pass(30_000);
    expect(isReady()).toBe(false);
  });

  it('announces each return of the services', async () => {
    await start(ok);
    answer(refuseConnection);
    await pass(30_000);
    answer(ok);
    await pass(30_000);
    expect(message()).toBe('Backend ready');
    await pass(5_000);
    expect(message()).toBeUndefined();
  });

  it('does not announce what is already known', async () => {
    await start(ok);
    await pass(30_000);
    expect(checks()).toBe(2);
    expect(message()).toBeUndefined();
  });

  it('ends with the application, including its request', async () => {
    await start(hang);
    await stop();
    expect(requests()[0]?.signal?.aborted).toBe(true);
    await pass(60_000);
    expect(checks()).toBe(1);
  });
});
