import {
  configureStore,
  createAction,
  type Action,
  type Middleware,
  type Reducer,
} from '@reduxjs/toolkit';
import { marcusApi } from '@/api/marcusApi';
import type { Platform } from '@/platform/platform';

/** Displays this state. */
export const stateShown = createAction<object>('replay/stateShown');

const isOfApi = ({ type }: Action) => type.startsWith(`${marcusApi.reducerPath}/`);

/**
 * Shows one recorded state after another. Actions dispatched by views do not change it. Only RTK Query's
 * requests are processed, because their hooks need an answer, even if it is an error.
 */
const showing =
  (reducer: Reducer<unknown, Action>): Reducer<unknown, Action> =>
  (state, action) => {
    if (state === undefined) return reducer(state, action);
    const api: unknown = Reflect.get(Object(state), marcusApi.reducerPath);
    if (stateShown.match(action)) return { ...action.payload, [marcusApi.reducerPath]: api };
    if (!isOfApi(action)) return state;
    return { ...Object(state), [marcusApi.reducerPath]: marcusApi.reducer(api as never, action) };
  };

/** A store without sagas, which only displays states. */
export const makeReplayStore = (reducer: Reducer<unknown, Action>, platform: Platform) =>
  configureStore({
    reducer: showing(reducer),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: platform },
        serializableCheck: false,
        immutableCheck: false,
        // The state may be from any version; RTK Query finds its own slice in it.
      }).concat(marcusApi.middleware as Middleware),
    devTools: false,
  });
