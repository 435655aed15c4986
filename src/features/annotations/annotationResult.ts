import type { TextAnnotation } from '@/api/annotations';
import { createAnnotations, type Annotation } from '@/domain/annotation';
import { notSurerThanWords, type ReadWord } from '@/domain/scans';
import { placeValues, type PlacedValues } from '@/domain/placeValues';
import { annotationOutcome } from './annotationOutcome';
import type { AnnotationResult } from '@/domain/annotationResult';

/**
 * Converts the services' annotations of a text to the shape of the state.
 *
 * @param words read from scanned pages, than which no annotation is surer
 * @param content the exact text that was annotated; the services' offsets count its code points
 */
export function createAnnotationResult(
  content: string,
  pdfId: string,
  { spans, ...said }: TextAnnotation,
  words: readonly ReadWord[] = [],
): AnnotationResult {
  const { annotations, unplaced } = annotationsOf(content, { spans, ...said });
  const outcome = annotationOutcome(annotations.length, said.rawData);
  return {
    pdfId,
    annotations: notSurerThanWords([...annotations].sort(byPlace), words),
    outcome,
    ...(unplaced.length > 0 && { unplaced }),
    ...said,
  };
}

const byPlace = (a: Annotation, b: Annotation) => a.start - b.start || b.end - a.end;

/** If the services located anything, their result is complete. */
function annotationsOf(content: string, { spans, rawData }: TextAnnotation): PlacedValues {
  const annotations = createAnnotations(content, spans);
  return annotations.length > 0 ? { annotations, unplaced: [] } : placeValues(content, rawData);
}
