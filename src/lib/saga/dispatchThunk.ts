import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { put as untypedPut } from 'redux-saga/effects';
import type { SagaGenerator } from './effects';

/** A thunk as created by RTK Query's `initiate`: its state and extra argument concern only the store. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- RTK types `initiate` with `any` here
export type StoreThunk<T> = ThunkAction<T, any, any, UnknownAction>;

/**
 * Dispatches a thunk and returns the dispatch's result, e.g. RTK Query's request handle. redux-saga accepts
 * thunks at run time; only the wrapper's types do not.
 */
export function* dispatchThunk<T>(thunk: StoreThunk<T>): SagaGenerator<T> {
  return yield untypedPut(thunk as unknown as UnknownAction) as never;
}
