export { SaveTrace } from './components/SaveTrace/SaveTrace';
export { tracesSaga } from './traces.saga';
export { tracesReducer, type TracesRootState } from './traces.slice';
