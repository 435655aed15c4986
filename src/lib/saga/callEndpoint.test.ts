/** @jest-environment node */
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { afterThisTest } from '@/testing/cleanUps';
import { flush } from '@/testing/flush';
import { callEndpoint } from './callEndpoint';
import { call, type SagaGenerator } from './effects';

function setUp() {
  const aborted: string[] = [];
  const pending = new Map<string, (value: { data: string } | { error: string }) => void>();
  const api = createApi({
    baseQuery: fakeBaseQuery<string>(),
    endpoints: (build) => ({
      ask: build.query<string, string>({
        queryFn: (arg, { signal }) => {
          signal.addEventListener('abort', () => aborted.push(arg));
          return new Promise((resolve) => pending.set(arg, resolve));
        },
      }),
    }),
  });
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware, saga),
  });
  // an unused answer stays in the cache for a minute, and its timer keeps the process alive
  afterThisTest(() => store.dispatch(api.util.resetApiState()));
  const answer = (arg: string, value: { data: string } | { error: string }) =>
    pending.get(arg)?.(value);
  return { saga, ask: api.endpoints.ask, aborted, answer };
}

test('returns the endpoint’s data', async () => {
  const { saga, ask, answer } = setUp();
  const task = saga.run(() => callEndpoint(ask, 'a'));
  answer('a', { data: 'yes' });
  await expect(task.toPromise()).resolves.toBe('yes');
});

test('throws the endpoint’s error, which a saga can catch', async () => {
  const { saga, ask, answer } = setUp();
  const task = saga.run(function* caught() {
    try {
      return yield* callEndpoint(ask, 'a');
    } catch (error) {
      return `caught ${String(error)}`;
    }
  });
  answer('a', { error: 'no' });
  await expect(task.toPromise()).resolves.toBe('caught no');
});

test('takes an answer from the cache if allowed', async () => {
  const { saga, ask, answer } = setUp();
  const first = saga.run(() => callEndpoint(ask, 'a'));
  answer('a', { data: 'one' });
  await first.toPromise();
  const second = saga.run(() => callEndpoint(ask, 'a', { takesCached: true }));
  await expect(second.toPromise()).resolves.toBe('one');
});

test('sends a request each time', async () => {
  const { saga, ask, answer } = setUp();
  const first = saga.run(() => callEndpoint(ask, 'a'));
  answer('a', { data: 'one' });
  await first.toPromise();
  const second = saga.run(() => callEndpoint(ask, 'a'));
  answer('a', { data: 'two' });
  await expect(second.toPromise()).resolves.toBe('two');
});

test('a cancelled saga aborts the request and does not continue, however deeply delegated', async () => {
  const { saga, ask, aborted } = setUp();
  const reached: string[] = [];
  function* inner(): SagaGenerator<string> {
    const answer = yield* callEndpoint(ask, 'a');
    reached.push('inner');
    return answer;
  }
  function* outer(): SagaGenerator<void> {
    try {
      yield* inner();
      reached.push('outer');
    } catch {
      reached.push('caught');
    }
    reached.push('after');
  }
  const task = saga.run(function* root() {
    yield* call(outer);
    reached.push('root');
  });
  await flush();
  task.cancel();
  await flush();
  expect(aborted).toEqual(['a']);
  expect(reached).toEqual([]);
});
