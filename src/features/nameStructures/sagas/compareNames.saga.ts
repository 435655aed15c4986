import { textCompared } from '@/article';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { selectDueComparisons } from '../nameStructures.selectors';

/** Notes with each reading what its name and the text's formula say of it, whenever that is something else. */
export function* compareNames(): SagaGenerator<void> {
  for (;;) yield* put(textCompared(yield* waitFor(selectDueComparisons)));
}
