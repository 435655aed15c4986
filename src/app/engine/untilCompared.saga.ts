import type { RootState } from '@/app/store';
import { selectStandstill, selectUnidentifiedCount } from '@/features/identifiers';
import { selectDueComparisons } from '@/features/nameStructures';
import { call, delay, race, type SagaGenerator } from '@/lib/saga/effects';
import { waitFor } from '@/lib/saga/waitFor';

/** Milliseconds after which an article is taken as it is. */
const PATIENCE_MS = 60_000;

/**
 * Waits for what is found out once the last drawing is read: InChIKeys and formulas, and what the text says of the
 * structures by them. Otherwise it would depend on the machine's other work what an article's last drawing has.
 */
export function* untilCompared(): SagaGenerator<void> {
  yield* race({
    compared: call(waitFor<RootState, boolean>, isCompared),
    late: delay(PATIENCE_MS),
  });
}

const isCompared = (state: RootState): boolean =>
  (selectUnidentifiedCount(state) === 0 || selectStandstill(state) !== null) &&
  selectDueComparisons(state) === undefined;
