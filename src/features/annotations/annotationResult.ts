import type { TextAnnotation } from '@/api/annotations';
import { createAnnotations } from '@/domain/annotation';
import { annotationOutcome } from './annotationOutcome';
import type { AnnotationResult } from './annotations.slice';

/**
 * Puts what the services said of a text into the form of the state.
 *
 * @param content the very text that was annotated; the services' offsets count its code points
 */
export function createAnnotationResult(
  content: string,
  pdfId: string,
  { spans, ...said }: TextAnnotation,
): AnnotationResult {
  const annotations = createAnnotations(content, spans).sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  const outcome = annotationOutcome(annotations.length, said.rawData);
  return { pdfId, annotations, outcome, ...said };
}
