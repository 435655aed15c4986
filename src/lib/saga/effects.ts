/**
 * The one place effects are imported from, so that their typing can be replaced in one file
 * (typed-redux-saga is a thin, finished wrapper that nobody maintains any more).
 *
 * Every effect is a generator and is delegated to with `yield*`, which gives it its real type.
 * Three traps remain: `take` wants an action creator or a matcher, never a type string or an array
 * (use `isAnyOf`); workers are annotated `SagaGenerator<T>`, never `Generator`; and `put` takes plain
 * actions (`dispatchThunk` takes thunks).
 */
export {
  all,
  call,
  cancel,
  cancelled,
  delay,
  fork,
  join,
  put,
  race,
  select,
  spawn,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
  actionChannel,
  flush,
} from 'typed-redux-saga';
export type { SagaGenerator } from 'typed-redux-saga';
