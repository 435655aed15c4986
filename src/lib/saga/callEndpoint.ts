import { call, type SagaGenerator } from './effects';
import { dispatchThunk, type StoreThunk } from './dispatchThunk';

/** The part of RTK Query's request handle that sagas need. */
interface RequestHandle<Result> {
  abort(): void;
  unwrap(): Promise<Result>;
}

/** An RTK Query endpoint, query or mutation. */
export interface CallableEndpoint<Arg, Result> {
  initiate(
    arg: Arg,
    options?: { subscribe?: boolean; forceRefetch?: boolean; track?: boolean },
  ): StoreThunk<RequestHandle<Result>>;
}

/**
 * Calls an endpoint and waits for its answer. A cancelled saga aborts the request.
 *
 * Queries leave no subscription behind; views subscribe to what they want cached.
 *
 * @param options.takesCached accepts an answer that is cached or in progress; otherwise a request is always
 *   sent
 * @throws what the base query reports: an `ApiError`, or RTK's serialised error for a bug
 */
export function* callEndpoint<Arg, Result>(
  endpoint: CallableEndpoint<Arg, Result>,
  arg: Arg,
  { takesCached = false }: { readonly takesCached?: boolean } = {},
): SagaGenerator<Result> {
  const request = yield* dispatchThunk(
    endpoint.initiate(arg, { subscribe: false, forceRefetch: !takesCached, track: false }),
  );
  // No `yield` in the `finally`, not even `cancelled()`: see the rules in effects.ts.
  let isSettled = false;
  try {
    const result = yield* call([request, request.unwrap]);
    isSettled = true;
    return result;
  } catch (error) {
    isSettled = true;
    throw error;
  } finally {
    if (!isSettled) request.abort();
  }
}
