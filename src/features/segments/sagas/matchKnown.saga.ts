import { matchSegments } from '@/domain/matchSegments';
import type { CutOut, Segment } from '@/domain/segment';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectOverruled } from '@/article';

/** The segments of cut-outs that have arrived: those that are known keep their ids, and the user's boxes stand. */
export function* matchKnown(
  known: readonly Segment[],
  cutOuts: readonly CutOut[],
): SagaGenerator<Segment[]> {
  const { ids } = yield* getPlatform();
  return matchSegments(known, cutOuts, () => ids.uuid(), yield* select(selectOverruled));
}
