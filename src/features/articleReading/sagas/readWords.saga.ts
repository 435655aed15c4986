import {
  extractAnnotations,
  selectAnnotationExtraction,
  selectAnnotationResult,
  type AnnotationExtractionRootState,
} from '@/features/annotations';
import { type AnnotationsRootState, type TextRootState, selectExtractedText } from '@/article';
import { extractText, selectTextExtraction, type TextExtractionRootState } from '@/features/text';
import { call, select, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { selectIsStopping } from '../articleReading.slice';
import { untilFirstReading } from './untilFirstReading.saga';

const textIsAtRest = (state: TextExtractionRootState): boolean =>
  selectTextExtraction(state).status !== 'running';

const annotationsAreAtRest = (state: AnnotationExtractionRootState): boolean =>
  selectAnnotationExtraction(state).status !== 'running';

/**
 * The text, then its annotations, which wait for the first reading; what is there already, or under way by its own
 * button, is not repeated.
 */
export function* readWords(): SagaGenerator<void> {
  yield* waitFor(textIsAtRest);
  if (yield* select(selectIsStopping)) return;
  if (!(yield* select(selectExtractedText))) yield* call(extractText);
  if (!(yield* select(annotationsAreToDo))) return;
  yield* untilFirstReading();
  yield* waitFor(annotationsAreAtRest);
  if (yield* select(selectIsStopping)) return;
  if (yield* select(annotationsAreToDo)) yield* call(extractAnnotations);
}

const annotationsAreToDo = (state: TextRootState & AnnotationsRootState): boolean =>
  Boolean(selectExtractedText(state)?.content.trim()) && !selectAnnotationResult(state);
