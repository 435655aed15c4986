/** @jest-environment node */
import { configureStore, createAction, createReducer, Tuple } from '@reduxjs/toolkit';
import { createTraceRecorder } from './traceRecorder';

const added = createAction<number>('sum/added');

function start(length?: number) {
  let time = 0;
  const recorder = createTraceRecorder({ now: () => (time += 1) }, length);
  const sum = createReducer({ sum: 0 }, (builder) => {
    builder.addCase(added, (state, { payload }) => {
      if (payload < 0) throw new Error('refused');
      return { sum: state.sum + payload };
    });
  });
  const store = configureStore({
    reducer: sum,
    middleware: () => new Tuple(),
    enhancers: (defaults) => defaults({ autoBatch: false }).concat(recorder.enhancer),
  });
  return { store, recorder };
}

const sums = ({ recorder }: ReturnType<typeof start>) =>
  recorder.recorded().steps.map(({ action, state }) => [action.type, state]);

test('keeps each action with its time and resulting state, and the initial state', () => {
  const test = start();
  test.store.dispatch(added(1));
  test.store.dispatch(added(2));
  expect(test.recorder.recorded()).toEqual({
    start: { sum: 0 },
    droppedCount: 0,
    steps: [
      { action: added(1), at: 1, origin: 'view', state: { sum: 1 } },
      { action: added(2), at: 2, origin: 'view', state: { sum: 3 } },
    ],
  });
});

test('keeps the states themselves, not copies', () => {
  const test = start();
  test.store.dispatch(added(1));
  expect(test.recorder.recorded().steps[0]!.state).toBe(test.store.getState());
});

test('drops the oldest actions, and starts with the state they led to', () => {
  const test = start(2);
  [1, 2, 3, 4].forEach((number) => test.store.dispatch(added(number)));
  const { start: before, steps, droppedCount } = test.recorder.recorded();
  expect({ before, droppedCount, count: steps.length }).toEqual({
    before: { sum: 3 },
    droppedCount: 2,
    count: 2,
  });
});

test('records an action dispatched by a listener after the one it responds to, each with its state', () => {
  const test = start();
  let answered = false;
  test.store.subscribe(() => {
    if (answered) return;
    answered = true;
    test.store.dispatch(added(10));
  });
  test.store.dispatch(added(1));
  expect(sums(test)).toEqual([
    ['sum/added', { sum: 1 }],
    ['sum/added', { sum: 11 }],
  ]);
});

test('does not record an action that a reducer rejected', () => {
  const test = start();
  expect(() => test.store.dispatch(added(-1))).toThrow('refused');
  test.store.dispatch(added(5));
  expect(sums(test)).toEqual([['sum/added', { sum: 5 }]]);
});

test('a returned recording does not change with later actions', () => {
  const test = start();
  test.store.dispatch(added(1));
  const { steps } = test.recorder.recorded();
  test.store.dispatch(added(1));
  expect(steps).toHaveLength(1);
});
