export { HealthIndicator } from './components/HealthIndicator/HealthIndicator';
export { backendAnswered, healthReducer, type HealthRootState } from './health.slice';
export { checkHealth } from './sagas/checkHealth.saga';
export { pollHealth as healthSaga } from './sagas/pollHealth.saga';
