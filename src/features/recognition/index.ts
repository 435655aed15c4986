export { recognitionSaga } from './recognition.saga';
export { selectItem, selectJob, selectProcessingOptions } from './recognition.selectors';
export { recognitionReducer, type RecognitionRootState } from './recognition.slice';
