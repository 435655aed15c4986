import { configureStore } from '@reduxjs/toolkit';
import type { Middleware, ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { marcusApi } from '@/api/marcusApi';
import type { Platform } from '@/platform/platform';

interface Handle<Result> {
  unwrap(): Promise<Result>;
  abort(): void;
  unsubscribe?(): void;
}

interface TestedEndpoint<Arg, Result> {
  initiate(arg: Arg): ThunkAction<Handle<Result>, never, never, UnknownAction>;
}

/** A store with only the API, which records every action. */
export function makeApiStore(platform: Platform) {
  const actions: unknown[] = [];
  const recorder: Middleware = () => (next) => (action) => {
    actions.push(action);
    return next(action);
  };
  const store = configureStore({
    reducer: { [marcusApi.reducerPath]: marcusApi.reducer },
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({
        thunk: { extraArgument: platform },
        // on a busy machine the checks take longer than their warning limit
        immutableCheck: { warnAfter: 1000 },
        serializableCheck: { ignoredActionPaths: [], ignoredPaths: [], warnAfter: 1000 },
      }).concat(marcusApi.middleware, recorder),
  });
  return {
    store,
    actions,
    /** Starts a request and keeps its subscription. */
    start<Arg, Result>(endpoint: TestedEndpoint<Arg, Result>, arg: Arg): Handle<Result> {
      return store.dispatch(endpoint.initiate(arg) as never);
    },
    /** Makes a request, waits for its answer and ends its subscription. */
    async call<Arg, Result>(endpoint: TestedEndpoint<Arg, Result>, arg: Arg): Promise<Result> {
      const handle = this.start(endpoint, arg);
      try {
        return await handle.unwrap();
      } finally {
        handle.unsubscribe?.();
      }
    },
    /** The error of a request that is expected to fail. */
    async failure<Arg, Result>(endpoint: TestedEndpoint<Arg, Result>, arg: Arg): Promise<unknown> {
      try {
        await this.call(endpoint, arg);
      } catch (error) {
        return error;
      }
      throw new Error('The request did not fail');
    },
    /** Ends the cache's timers. */
    reset: () => store.dispatch(marcusApi.util.resetApiState()),
  };
}
