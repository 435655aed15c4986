export { annotationsSaga } from './annotations.saga';
export { extractAnnotations } from './sagas/extractAnnotations.saga';
export {
  selectAnnotationExtraction,
  selectAnnotationGroups,
  selectAnnotationResult,
  selectAnnotations,
  selectCurated,
  selectHasAnnotations,
  selectPickedAnnotation,
} from './annotations.selectors';
export {
  annotationsReceived,
  annotationsReducer,
  type AnnotationResult,
  type AnnotationsRootState,
} from './annotations.slice';
export { AnnotatedText } from './components/AnnotatedText/AnnotatedText';
export { AnnotationList } from './components/AnnotationList/AnnotationList';
export { AnnotationProgress } from './components/AnnotationProgress/AnnotationProgress';
export { ExtractAnnotationsButton } from './components/ExtractAnnotationsButton/ExtractAnnotationsButton';
export { SavedResults } from './components/SavedResults/SavedResults';
export {
  annotationsJudged,
  annotationWordsReducer,
  selectAnnotationWords,
  type AnnotationWordsRootState,
} from './annotationWords.slice';
export { annotationAddRequested, annotationsJudgeRequested } from './annotations.slice';
export { annotationCancelRequested, annotationRequested } from './annotations.slice';
export { savedResultRequested } from './annotations.slice';
