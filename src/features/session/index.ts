export { SessionIndicator } from './components/SessionIndicator/SessionIndicator';
export { SessionNotice } from './components/SessionNotice/SessionNotice';
export { sessionSaga } from './session.saga';
export { selectSession, selectSessionIsActive } from './session.selectors';
export {
  sessionOpened,
  sessionReducer,
  type SessionLifecycle,
  type SessionRootState,
} from './session.slice';
