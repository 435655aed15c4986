import { combineReducers, type Reducer } from '@reduxjs/toolkit';
import { gateReducer } from './gate.slice';
import { lifecycleReducer } from './lifecycle.slice';
import { otherTabsReducer } from './otherTabs.slice';
import { placeCheckReducer } from './placeCheck.slice';
import { rateLimitReducer } from './rateLimit.slice';
import type { SessionRootState } from './sessionState';

/** The parts of the session's state: one key of the store, moved by the same facts. */
export const sessionReducer: Reducer<SessionRootState['session']> = combineReducers({
  lifecycle: lifecycleReducer,
  gate: gateReducer,
  otherTabs: otherTabsReducer,
  placeCheck: placeCheckReducer,
  rateLimit: rateLimitReducer,
});
