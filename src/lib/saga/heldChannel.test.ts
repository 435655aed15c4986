/** @jest-environment node */
import { configureStore, createAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { put, takeEvery, type SagaGenerator } from './effects';
import { createHeldChannel } from './heldChannel';

const asked = createAction<string>('asked');
const told = createAction<string>('told');

function setUp() {
  const held = createHeldChannel(asked.match);
  const saga = createSagaMiddleware({ channel: held.channel });
  const seen: string[] = [];
  const store = configureStore({
    reducer: (_state: null | undefined, action: { readonly type: string; payload?: string }) => {
      if (told.match(action) || asked.match(action)) seen.push(`${action.type} ${action.payload}`);
      return null;
    },
    middleware: (defaults) => defaults({ thunk: false }).concat(saga),
  });
  const heard: string[] = [];
  const start = () => {
    const task = saga.run(function* answer(): SagaGenerator<void> {
      yield* takeEvery(asked, function* tell({ payload }): SagaGenerator<void> {
        heard.push(payload);
        yield* put(told(payload));
      });
      yield* takeEvery(told, function* hear({ payload }): SagaGenerator<void> {
        heard.push(`told ${payload}`);
      });
    });
    held.release();
    return task;
  };
  return { store, start, heard, seen };
}

test('what came before the sagas reaches them in order, and the reducers once', () => {
  const { store, start, heard, seen } = setUp();
  store.dispatch(asked('a'));
  store.dispatch(asked('b'));
  expect(heard).toEqual([]);
  const task = start();
  expect(heard.filter((it) => !it.startsWith('told'))).toEqual(['a', 'b']);
  expect(seen.filter((it) => it.startsWith('asked'))).toEqual(['asked a', 'asked b']);
  task.cancel();
});

test('what is not kept does not reach sagas that start later', () => {
  const { store, start, heard } = setUp();
  store.dispatch(told('early'));
  start().cancel();
  expect(heard).toEqual([]);
});

test('after the release everything reaches them at once, and nothing twice', () => {
  const { store, start, heard } = setUp();
  store.dispatch(asked('a'));
  const task = start();
  store.dispatch(asked('b'));
  store.dispatch(told('c'));
  expect([...heard].sort()).toEqual(['a', 'b', 'told a', 'told b', 'told c']);
  task.cancel();
});
