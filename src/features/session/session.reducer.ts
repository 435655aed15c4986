import { gateReducer } from './gate.slice';
import { lifecycleReducer } from './lifecycle.slice';
import { otherTabsReducer } from './otherTabs.slice';
import { placeCheckReducer } from './placeCheck.slice';
import { rateLimitReducer } from './rateLimit.slice';

/** The parts of the session's state, which respond to the same actions. */
export const sessionReducers = {
  lifecycle: lifecycleReducer,
  gate: gateReducer,
  otherTabs: otherTabsReducer,
  placeCheck: placeCheckReducer,
  rateLimit: rateLimitReducer,
};
