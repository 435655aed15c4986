import { confidenceOf } from '@/domain/readingScore';
import type { Structure } from '@/domain/structure';

/**
 * `0.95`, or `0.95 of all engines`, which is never called the score of one program. Not called a probability:
 * only PixelGraph's is one, measured on drawings with known structures; others also give wrong readings high
 * scores.
 */
export function scoreInFigures(structure: Structure): string | undefined {
  const confidence = confidenceOf(structure);
  if (!confidence) return undefined;
  const figure = confidence.value.toFixed(2);
  return structure.jointConfidence === undefined ? figure : `${figure} of ${confidence.of}`;
}
