export { OpenTrace } from './components/ReplayScreen/OpenTrace';
export { SaveTrace } from './components/SaveTrace/SaveTrace';
export { leaveOutArticle } from './recording/leaveOutArticle';
export { NOISE_TYPES } from './recording/noise';
export { toTraceFile } from './recording/traceFile';
export {
  createTraceRecorder,
  TRACE_LENGTH,
  type RecordedTrace,
  type TraceRecorder,
} from './recording/traceRecorder';
export { LARGEST_TRACE } from './replaying/plainJson';
export { readTrace, type Trace, type TraceStep } from './replaying/readTrace';
export { replayCommand } from './replaying/replayCommand';
export { replayTrace } from './replaying/replayTrace';
export { TraceError } from './replaying/traceError';
export { tracesSaga } from './sagas/saveTrace.saga';
export { tracesReducer } from './traces.slice';
