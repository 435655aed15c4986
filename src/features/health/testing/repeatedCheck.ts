import type { UnknownAction } from '@reduxjs/toolkit';
import type { SagaGenerator } from '@/lib/saga/effects';
import type { FakeHandler } from '@/testing/fakes/fakeFetch';
import { flush } from '@/testing/flush';
import { makeTestStore, type TestStore } from '@/testing/makeTestStore';

/**
 * Runs only one check of the services, with fake timers, in each test of a `describe`.
 *
 * @param path that it requests, as in `/health`
 */
export function repeatedCheck(path: string, saga: () => SagaGenerator<void>) {
  let test: TestStore;
  beforeEach(() => {
    jest.useFakeTimers();
    test = makeTestStore({ runSagas: false });
  });
  afterEach(async () => {
    await test.stop();
    await jest.advanceTimersByTimeAsync(20);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
  const answer = (handler: FakeHandler) => test.platform.server.on('GET', `/api${path}`, handler);
  return {
    answer,
    start: async (handler: FakeHandler) => {
      answer(handler);
      test.runSaga(saga);
      await flush();
    },
    stop: () => test.stop(),
    happens: (fact: UnknownAction) => test.store.dispatch(fact),
    pass: (ms: number) => jest.advanceTimersByTimeAsync(ms),
    state: () => test.store.getState(),
    requests: () => test.platform.server.requestsTo(path),
    traffic: () => test.platform.traffic,
  };
}
