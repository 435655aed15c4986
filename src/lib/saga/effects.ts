/**
 * The only place from which effects are imported, so that their typing can be replaced in one file
 * (typed-redux-saga is a thin, finished wrapper that is no longer maintained).
 *
 * Every effect is a generator and is delegated to with `yield*`, which gives it its real type. Three traps
 * remain: `take` needs an action creator or a matcher, never a type string or an array (use `isAnyOf`);
 * workers are annotated `SagaGenerator<T>`, never `Generator`; and `put` takes plain actions (`dispatchThunk`
 * takes thunks).
 *
 * There is also a rule of the language itself: never `yield` in a `finally`. Cancelling calls the generator's
 * `return()`. If that reaches a generator that was delegated to with `yield*` and its `finally` yields, the
 * delegating generator resumes as if the inner one had returned normally, with redux-saga's cancel mark as
 * the value (ECMA-262, yield* evaluation): the cancelled saga continues. So a `finally` closes and aborts
 * synchronously; lint refuses anything else. For the same reason `cancelled` is not exported here.
 */
export {
  all,
  call,
  delay,
  fork,
  join,
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
