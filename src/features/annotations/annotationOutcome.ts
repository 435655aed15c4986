import { isMissing } from '@/domain/missing';
import type { RawAnnotation, RawAnnotationValue } from '@/domain/rawAnnotation';
import type { AnnotationResult } from './annotations.slice';

function saysSomething(value: RawAnnotationValue): boolean {
  if (value === null) return false;
  if (typeof value === 'string') return !isMissing(value);
  if (typeof value === 'object') return Object.values(value).some(saysSomething);
  return true;
}

/**
 * What no annotations mean. The services place a language model's values in the text by literal search,
 * and place none at all when one value is no text, or when the model wrote prose instead of data
 * (docs/contract.md 6.2).
 */
export function annotationOutcome(
  annotationCount: number,
  rawData: RawAnnotation,
): AnnotationResult['outcome'] {
  if (annotationCount > 0) return 'found';
  return Object.values(rawData).some(saysSomething) ? 'unreadable' : 'nothing';
}
