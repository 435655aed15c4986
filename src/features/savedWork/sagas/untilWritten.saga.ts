import { select, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { selectWorkIsBeingSaved } from '../savedWork.selectors';
import type { SavedWorkRootState } from '../savedWorkState';
import { selectResultsAreAtRisk } from '../selectResultsAreAtRisk';

/**
 * Waits until the changes of the open article are written, as before the page is left.
 *
 * @returns false if they could not be, so that leaving would lose results
 */
export function* untilWritten(): SagaGenerator<boolean> {
  yield* waitFor((state: SavedWorkRootState) => !selectWorkIsBeingSaved(state));
  return !(yield* select(selectResultsAreAtRisk));
}
