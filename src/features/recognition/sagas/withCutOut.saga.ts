import type { Segment } from '@/domain/segment';
import { cutOutDrawn } from '@/features/segments';
import { errorMessage } from '@/lib/errorMessage';
import type { SagaGenerator } from '@/lib/saga/effects';

/** A box that the user drew is cut out before it is read; a failure is that of the reading. */
export function* withCutOut(
  segment: Segment,
): SagaGenerator<{ readonly segment: Segment; readonly failure?: string }> {
  try {
    return { segment: yield* cutOutDrawn(segment) };
  } catch (error) {
    return { segment, failure: `The box could not be cut out: ${errorMessage(error)}` };
  }
}
