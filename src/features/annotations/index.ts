export { annotationsSaga } from './annotations.saga';
export { extractAnnotations } from './sagas/extractAnnotations.saga';
export { selectAnnotationExtraction } from './annotationExtraction.slice';
export {
  selectAnnotationGroups,
  selectAnnotationResult,
  selectAnnotations,
  selectCurated,
  selectHasAnnotations,
  selectPickedAnnotation,
} from './annotations.selectors';

export { AnnotatedText } from './components/AnnotatedText/AnnotatedText';
export { AnnotationList } from './components/AnnotationList/AnnotationList';
export { AnnotationProgress } from './components/AnnotationProgress/AnnotationProgress';
export { ExtractAnnotationsButton } from './components/ExtractAnnotationsButton/ExtractAnnotationsButton';
export { SavedResults } from './components/SavedResults/SavedResults';

export { annotationAddRequested, annotationsJudgeRequested } from './annotations.actions';
export { annotationCancelRequested, annotationRequested } from './annotationExtraction.slice';
export { savedResultRequested } from './annotations.actions';
export {
  annotationExtractionReducer,
  type AnnotationExtractionRootState,
} from './annotationExtraction.slice';
export { annotationViewReducer } from './annotationView.slice';
