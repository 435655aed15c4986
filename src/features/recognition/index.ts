export { EngineChoice } from './components/EngineChoice/EngineChoice';
export { GetStructuresButton } from './components/GetStructuresButton/GetStructuresButton';
export { ReadingState } from './components/ReadingState/ReadingState';
export { RecognitionStrip } from './components/RecognitionStrip/RecognitionStrip';
export { RetryReading } from './components/RetryReading/RetryReading';
export { recognitionSaga } from './recognition.saga';
export { readDrawing } from './sagas/readDrawing.saga';
export { withCutOut } from './sagas/withCutOut.saga';
export { mayRecognise } from './sagas/recogniseChosen.saga';
export { recognise } from './sagas/recognise.saga';
export { ensureSegmentsAreHeld } from './sagas/ensureSegmentsAreHeld.saga';
export {
  selectAwaitsFirstReading,
  selectEngineIds,
  selectEngineLabel,
  selectEngineOffer,
  selectHasRead,
  selectIsRunning,
  selectItem,
  selectItems,
  selectJob,
  selectPageBeingRead,
  selectProcessingOptions,
  selectProgramName,
  selectReaderName,
  selectReaders,
  selectReadingFailure,
  selectDrawingFacts,
  selectReadingHasFailed,
  selectReadingStatus,
  type ReadingRootState,
} from './recognition.selectors';
export {
  engineChosen,
  readingNextRequested,
  recognitionCancelRequested,
  recognitionReducer,
  recognitionRequested,
  recognitionRetryRequested,
  recognitionStopRequested,
  type RecognitionRootState,
} from './recognition.slice';
