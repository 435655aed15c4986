export { LaneNotice } from './components/LaneNotice/LaneNotice';
export { HealthIndicator } from './components/HealthIndicator/HealthIndicator';
export {
  backendAnswered,
  backendCheckFailed,
  healthReducer,
  selectBackendIsReady,
  type HealthRootState,
} from './health.slice';
export { checkHealth } from './sagas/checkHealth.saga';
export { healthSaga } from './health.saga';
