/**
 * The one place effects are imported from, so that their typing can be replaced in one file
 * (typed-redux-saga is a thin, finished wrapper that nobody maintains any more).
 *
 * Every effect is a generator and is delegated to with `yield*`, which gives it its real type.
 * Three traps remain: `take` wants an action creator or a matcher, never a type string or an array
 * (use `isAnyOf`); workers are annotated `SagaGenerator<T>`, never `Generator`; and `put` takes plain
 * actions (`dispatchThunk` takes thunks).
 *
 * And one rule of the language itself: never `yield` in a `finally`. Cancelling calls the generator's
 * `return()`. When that reaches a generator that was delegated to with `yield*` and its `finally`
 * yields, the delegating generator resumes as if the inner one had returned normally, with redux-saga's
 * cancel mark as the value (ECMA-262, yield* evaluation): the cancelled saga runs on. So a `finally`
 * closes and aborts synchronously; lint refuses anything else. For the same reason `cancelled` is not
 * offered here.
 */
export {
  all,
  call,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
  actionChannel,
  getContext,
} from 'typed-redux-saga';
export type { SagaGenerator } from 'typed-redux-saga';
