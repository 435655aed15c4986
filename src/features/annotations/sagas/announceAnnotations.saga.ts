import { truncate } from '@/domain/truncate';
import { raiseNotice } from '@/features/notices';
import type { SagaGenerator } from '@/lib/saga/effects';
import { groupAnnotations } from '../annotationGroups';
import type { AnnotationResult } from '@/domain/annotationResult';

/** Maximum length of the values named in a message, in characters; the list of annotations shows all. */
const NAMED_LENGTH = 200;

/**
 * Reports the number of annotations, counted as in the list (a repeated name is one row), and the values that
 * were not found in the text.
 */
export function* announceAnnotations(result: AnnotationResult): SagaGenerator<void> {
  const { annotations, outcome, rawData } = result;
  if (outcome === 'unreadable') {
    yield* raiseNotice({
      type: 'warning',
      message: 'The annotations could not be read',
      cause: 'The program answered, but none of its answer could be located in the text.',
    });
    return;
  }
  const message = `Extracted ${groupAnnotations(annotations).length} annotations`;
  if (outcome === 'found') {
    yield* raiseNotice({ type: 'success', message, ...causeOf(result) });
    return;
  }
  // The published backend responds like this, with 200, when its language model fails (docs/contract.md 0.7).
  const cause =
    Object.keys(rawData).length === 0
      ? 'The services answered without any data: their annotation program may have failed. Try again.'
      : 'The program found nothing of interest in the text.';
  yield* raiseNotice({ type: 'warning', message, cause });
}

function causeOf({ unplaced = [] }: AnnotationResult): { readonly cause?: string } {
  if (unplaced.length === 0) return {};
  return {
    cause: `Not in the text, so not marked: ${truncate(unplaced.join('; '), NAMED_LENGTH)}`,
  };
}
