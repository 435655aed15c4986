/** @jest-environment node */
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { waitFor } from './waitFor';

function setUp(initial: number) {
  const saga = createSagaMiddleware();
  const reducer = (count: number = initial, { type }: { readonly type: string }) =>
    type === 'counted' ? count + 1 : count;
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(saga),
  });
  const task = saga.run(() => waitFor((count: number) => (count >= 2 ? `${count}` : undefined)));
  return { task, count: () => store.dispatch({ type: 'counted' }) };
}

test('a condition that already holds is not waited for', async () => {
  const { task } = setUp(2);
  expect(task.isRunning()).toBe(false);
  await expect(task.toPromise()).resolves.toBe('2');
});

test('a condition that does not hold is waited for through any number of actions', async () => {
  const { task, count } = setUp(0);
  count();
  expect(task.isRunning()).toBe(true);
  count();
  await expect(task.toPromise()).resolves.toBe('2');
});
