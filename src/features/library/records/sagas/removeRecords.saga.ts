import { put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { steadyDelay } from '@/lib/saga/steadyDelay';
import { recordsListed } from '../../library.slice';
import { recordRemovalUndone, type recordRemovalRequested } from '../records.actions';
import { selectRecords } from '../records.selectors';

/** How long a removal can be undone, in ms; as long as that of an article. */
const UNDONE_WITHIN_MS = 10_000;

/** Removes records at once; for a while they can be had back. */
export function* removeRecords({
  payload: ids,
}: ReturnType<typeof recordRemovalRequested>): SagaGenerator<void> {
  const before = yield* select(selectRecords);
  yield* put(
    recordsListed({
      waiting: before.waiting.filter(({ id }) => !ids.includes(id)),
      removed: before.waiting.filter(({ id }) => ids.includes(id)),
    }),
  );
  const { undone } = yield* race({
    undone: take(recordRemovalUndone),
    late: steadyDelay(UNDONE_WITHIN_MS),
  });
  const now = yield* select(selectRecords);
  const back = undone ? now.removed : [];
  yield* put(recordsListed({ waiting: [...back, ...now.waiting], removed: [] }));
}
