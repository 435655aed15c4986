import { select, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';
import { selectOpening, selectWorkIsBeingSaved } from '../savedWork.selectors';
import type { SavedWorkRootState } from '../savedWorkState';
import { selectResultsAreAtRisk } from '../selectResultsAreAtRisk';

/** An article that is being opened is not noted for the tab yet, so the next page would not find it. */
const isSettled = (state: SavedWorkRootState): boolean =>
  selectOpening(state) === null && !selectWorkIsBeingSaved(state);

/**
 * Waits until the changes of the open article are written, as before the page is left.
 *
 * @returns false if they could not be, so that leaving would lose results
 */
export function* untilWritten(): SagaGenerator<boolean> {
  yield* waitFor(isSettled);
  return !(yield* select(selectResultsAreAtRisk));
}
