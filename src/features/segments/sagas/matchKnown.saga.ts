import { matchSegments } from '@/domain/matchSegments';
import { idOfPlace, type CutOut, type Segment } from '@/domain/segment';
import { select, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { selectOverruled } from '@/article';

/** The segments of cut-outs that have arrived: those that are known keep their ids, and the user's boxes stand. */
export function* matchKnown(
  known: readonly Segment[],
  cutOuts: readonly CutOut[],
): SagaGenerator<Segment[]> {
  const { ids } = yield* getPlatform();
  const overruled = yield* select(selectOverruled);
  const taken = new Set([...known.map(({ id }) => id), ...Object.keys(overruled)]);
  const newId = (cutOut: CutOut): string => {
    const id = idOfPlace(cutOut);
    if (id === undefined || taken.has(id)) return ids.uuid();
    taken.add(id);
    return id;
  };
  return matchSegments(known, cutOuts, newId, overruled);
}
