import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import { marcusApi } from '@/api/marcusApi';
import type { Platform } from '@/platform/platform';
import { reducers } from './rootReducer';
import { rootSaga } from './rootSaga';

const rootReducer = combineReducers(reducers);

export type RootState = ReturnType<typeof rootReducer>;

export interface StoreOptions {
  readonly preloadedState?: Partial<RootState>;
  /** False for tests of views alone, which dispatch facts themselves. */
  readonly runSagas?: boolean;
}

/** How many actions DevTools keep: a whole curation session, so that traces start at its beginning. */
const TRACE_LENGTH = 2000;

/** The checks run in development only; thousands of segments may take them a while. */
const CHECK_LIMIT_MS = 500;

/**
 * The store and its running sagas. The serialisability and immutability checks stay on with nothing
 * ignored: state and actions are what a maintainer replays.
 */
export function makeStore(platform: Platform, options: StoreOptions = {}) {
  const sagaMiddleware = createSagaMiddleware({ context: { platform } });
  const store = configureStore({
    reducer: rootReducer,
    ...(options.preloadedState ? { preloadedState: options.preloadedState as RootState } : {}),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: platform },
        // RTK ignores two paths by default; ours hold ids and plain facts, so nothing is ignored.
        serializableCheck: { ignoredActionPaths: [], ignoredPaths: [], warnAfter: CHECK_LIMIT_MS },
        immutableCheck: { warnAfter: CHECK_LIMIT_MS },
      }).concat(marcusApi.middleware, sagaMiddleware),
    devTools: { maxAge: TRACE_LENGTH, trace: process.env.NODE_ENV === 'development' },
  });
  const sagas: Task | undefined =
    options.runSagas === false ? undefined : sagaMiddleware.run(rootSaga);
  return { store, sagas, runSaga: sagaMiddleware.run.bind(sagaMiddleware) };
}
