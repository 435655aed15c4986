export { EngineOptions } from './components/EngineChoice/EngineOptions';
export { EngineSelect } from './components/EngineChoice/EngineSelect';
export { GetStructuresButton } from './components/GetStructuresButton/GetStructuresButton';
export { ReadingState } from './components/ReadingState/ReadingState';
export { RunResult } from './components/RunResult';
export { RetryReading } from './components/RetryReading/RetryReading';
export { recognitionSaga } from './recognition.saga';
export { readDrawing } from './sagas/readDrawing.saga';
export { withCutOut } from './sagas/withCutOut.saga';
export { mayRecognise } from './sagas/recogniseChosen.saga';
export { recognise } from './sagas/recognise.saga';
export { ensureSegmentsAreHeld } from './sagas/ensureSegmentsAreHeld.saga';
export {
  selectAwaitsFirstReading,
  selectHasRead,
  selectIsRunning,
  selectItem,
  selectJob,
  selectPageBeingRead,
  selectReadingFailure,
  selectDrawingFacts,
  selectReadingHasFailed,
  selectReadingStatus,
  selectReadingState,
  type ReadingRootState,
} from './recognition.selectors';
export {
  selectEngineIds,
  selectEngineLabel,
  selectEngineOffer,
  selectProcessingOptions,
  selectProgramName,
  selectReaderName,
  selectReaders,
} from './engineChoice.selectors';
export { engineChosen } from './engineChoice.slice';
export { enginesChanged } from './sagas/loadEngines.saga';
export {
  readingNextRequested,
  recognitionCancelRequested,
  recognitionReducer,
  recognitionRequested,
  recognitionRetryRequested,
  recognitionStopRequested,
} from './recognition.slice';

export { engineChoiceReducer } from './engineChoice.slice';
export type {
  EngineChoiceRootState,
  RecognitionJob,
  RecognitionRunRootState,
} from './recognitionState';
