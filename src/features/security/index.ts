export { SecurityLog } from './components/SecurityLog/SecurityLog';
export { securitySaga } from './security.saga';
export {
  securityEventLogged,
  securityReducer,
  selectSecurityEvents,
  type SecurityEvent,
  type SecurityEventKind,
  type SecurityRootState,
  type SecurityState,
} from './security.slice';
