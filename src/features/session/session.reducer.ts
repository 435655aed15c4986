import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { gateReducer } from './gate.slice';
import { lifecycleReducer } from './lifecycle.slice';
import { otherTabsReducer } from './otherTabs.slice';
import { placeCheckReducer } from './placeCheck.slice';
import { rateLimitReducer } from './rateLimit.slice';
import type { SessionRootState } from './sessionState';

/** The slices of the session's state under one key of the store; they respond to the same actions. */
export const sessionReducer: Reducer<SessionRootState['session']> = combineReducers({
  lifecycle: lifecycleReducer,
  gate: gateReducer,
  otherTabs: otherTabsReducer,
  placeCheck: placeCheckReducer,
  rateLimit: rateLimitReducer,
});
