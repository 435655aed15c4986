import { isMissing } from '@/domain/missing';
import type { RawAnnotation, RawAnnotationValue } from '@/domain/rawAnnotation';
import type { AnnotationResult } from '@/domain/annotationResult';

function saysSomething(value: RawAnnotationValue): boolean {
  if (value === null) return false;
  if (typeof value === 'string') return !isMissing(value);
  if (typeof value === 'object') return Object.values(value).some(saysSomething);
  return true;
}

/**
 * Why there are no annotations. The services find a language model's values in the text by literal search,
 * and return no positions at all if one value is not a string, or if the model wrote prose instead of data
 * (docs/contract.md 6.2).
 */
export function annotationOutcome(
  annotationCount: number,
  rawData: RawAnnotation,
): AnnotationResult['outcome'] {
  if (annotationCount > 0) return 'found';
  return Object.values(rawData).some(saysSomething) ? 'unreadable' : 'nothing';
}
