import { namesCompared } from '@/article';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { selectDueComparisons } from '../nameStructures.selectors';

/** Notes with each reading what the structure of its name says of it, whenever that is something else. */
export function* compareNames(): SagaGenerator<void> {
  for (;;) yield* put(namesCompared(yield* waitFor(selectDueComparisons)));
}
