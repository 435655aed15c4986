import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Task } from 'redux-saga';
import { marcusApi } from '@/api/marcusApi';
import type { Platform } from '@/platform/platform';
import { createHeldHere, type HeldHere } from '@/features/savedWork';
import { createTraceRecorder, type TraceRecorder } from '@/features/traces';
import { createHeldChannel } from '@/lib/saga/heldChannel';
import { devTools } from './devTools';
import { isIntent } from './isIntent';
import { refuseChanges } from './readOnly/refuseChanges';
import { reducers } from './rootReducer';
import { rootSaga, startAll } from './rootSaga';
import { stampActs } from './stampActs';
import type { Sagas } from './work/sagas';

export const rootReducer = combineReducers(reducers);

export type RootState = ReturnType<typeof rootReducer>;

export interface StoreOptions {
  readonly preloadedState?: { readonly [Key in keyof RootState]?: Partial<RootState[Key]> };
  /** False for tests of views only, which dispatch facts themselves. */
  readonly runSagas?: boolean;
  /** The sagas of the work, or a promise of them, which never rejects; none by default. */
  readonly workSagas?: Sagas | Promise<Sagas>;
  /** Of the store that this one works for, out of sight. */
  readonly heldHere?: HeldHere;
}

/** For parts of the state that only some installations have, whose code is loaded where it is needed. */
export type ChangeReducers = (
  change: (given: typeof reducers) => Readonly<Record<string, Reducer>>,
) => void;

/** The checks run in development only; thousands of segments may take a while. */
const CHECK_LIMIT_MS = 500;

/**
 * The store and its running sagas. Those of the work have a middleware of their own, which keeps the user's
 * intents until their code is loaded. The serialisability and immutability checks stay on with nothing ignored:
 * state and actions are what a maintainer replays.
 */
export function makeStore(platform: Platform, options: StoreOptions = {}) {
  const traceRecorder: TraceRecorder = createTraceRecorder(platform.clock);
  const { heldHere = createHeldHere() } = options;
  const changeReducers: ChangeReducers = (change) =>
    store.replaceReducer(combineReducers(change(reducers)) as never);
  const context = { platform, traceRecorder, heldHere, changeReducers };
  const sagaMiddleware = createSagaMiddleware({ context });
  const held = createHeldChannel(isIntent);
  const workMiddleware = createSagaMiddleware({ context, channel: held.channel });
  const startWork = (sagas: Sagas): Task => {
    const task = workMiddleware.run(startAll, sagas);
    held.release();
    return task;
  };
  const store = configureStore({
    reducer: rootReducer,
    ...(options.preloadedState ? { preloadedState: options.preloadedState as RootState } : {}),
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: platform },
        // RTK ignores two paths by default; ours contain ids and plain facts, so nothing is ignored.
        serializableCheck: { ignoredActionPaths: [], ignoredPaths: [], warnAfter: CHECK_LIMIT_MS },
        immutableCheck: { warnAfter: CHECK_LIMIT_MS },
      }).concat(
        marcusApi.middleware,
        refuseChanges(platform),
        sagaMiddleware,
        workMiddleware,
        stampActs(platform),
      ),
    enhancers: (getDefaultEnhancers) => getDefaultEnhancers().concat(traceRecorder.enhancer),
    devTools,
  });
  const sagas: Task | undefined =
    options.runSagas === false
      ? undefined
      : sagaMiddleware.run(rootSaga, options.workSagas ?? {}, startWork);
  return { store, sagas, traceRecorder, runSaga: sagaMiddleware.run.bind(sagaMiddleware) };
}
