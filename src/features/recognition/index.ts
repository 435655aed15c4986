export { EngineChoice } from './components/EngineChoice/EngineChoice';
export { GetStructuresButton } from './components/GetStructuresButton/GetStructuresButton';
export { ReadingState } from './components/ReadingState/ReadingState';
export { RecognitionStrip } from './components/RecognitionStrip/RecognitionStrip';
export { RetryReading } from './components/RetryReading/RetryReading';
export { recognitionSaga } from './recognition.saga';
export {
  selectIsRunning,
  selectItem,
  selectJob,
  selectProcessingOptions,
} from './recognition.selectors';
export {
  engineChosen,
  recognitionReducer,
  recognitionRequested,
  type RecognitionRootState,
} from './recognition.slice';
