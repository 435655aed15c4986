export { HealthIndicator } from './components/HealthIndicator/HealthIndicator';
export { selectBackendIsReady } from './health.selectors';
export { healthReducer, type HealthRootState } from './health.slice';
export { pollHealth as healthSaga } from './sagas/pollHealth.saga';
