export { SessionGate } from './components/SessionGate/SessionGate';
export { SessionIndicator } from './components/SessionIndicator/SessionIndicator';
export { SessionNotice } from './components/SessionNotice/SessionNotice';
export { gateReducer, selectGateIsPassed, type GateRootState, type GateState } from './gate.slice';
export { otherTabsReducer, type OtherTabsRootState, type OtherTabsState } from './otherTabs.slice';
export {
  placeCheckReducer,
  type PlaceCheckRootState,
  type PlaceCheckState,
} from './placeCheck.slice';
export { rateLimitReducer, type RateLimitRootState, type RateLimitState } from './rateLimit.slice';
export { sessionSaga } from './session.saga';
export { selectHasPlace, selectSessionIsActive } from './session.selectors';
export {
  channelConnectFailed,
  fingerprintMismatched,
  maxRetriesReached,
  noSessionReported,
  rateLimited,
  sessionExpired,
  sessionFailed,
  sessionLeft,
  sessionOpened,
  sessionReducer,
  sessionWaitingReported,
  storedSessionOutdated,
  type SessionLifecycle,
  type SessionRootState,
} from './session.slice';
