export { SessionGate } from './components/SessionGate/SessionGate';
export { SessionIndicator } from './components/SessionIndicator/SessionIndicator';
export { SessionFacts } from './components/SessionPanel/SessionFacts';
export { SessionNotice } from './components/SessionNotice/SessionNotice';
export { selectGateIsPassed } from './gate.slice';
export {
  channelConnectFailed,
  fingerprintMismatched,
  maxRetriesReached,
  noSessionReported,
  rateLimited,
  selectHasPlace,
  selectIsWithoutSeat,
  selectSessionIsActive,
  sessionExpired,
  sessionFailed,
  sessionLeft,
  sessionOpened,
  sessionWaitingReported,
  storedSessionOutdated,
} from './lifecycle.slice';
export { sessionReducers } from './session.reducer';
export { sessionSaga } from './session.saga';
export type { SessionRootState } from './sessionState';
