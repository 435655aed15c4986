import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { segmentLabel } from '@/domain/segment';
import { boxesEdited, segmentsReceived } from '@/article';

const bringsSegments = isAnyOf(segmentsReceived, boxesEdited);

/** The segments of a run, found or drawn, by their ids, under names that every run of the same story gives them. */
export const segmentNames = (actions: readonly Action[]): ReadonlyMap<string, string> =>
  new Map(
    actions
      .filter(bringsSegments)
      .flatMap(({ payload }) => payload.segments.map((it) => [it.id, segmentLabel(it)] as const)),
  );

/** The same data with each of these texts in place of its key, wherever that stands. */
export function renamed<Data>(data: Data, names: ReadonlyMap<string, string>): Data {
  let text = JSON.stringify(data);
  for (const [from, to] of names) text = text.replaceAll(from, to);
  return JSON.parse(text) as Data;
}

/** What a view says of a segment names it by its id, and each run makes ids of its own. */
export function withSegmentIdsOf(
  action: Action,
  recorded: readonly Action[],
  replayed: readonly Action[],
): Action {
  const ids = new Map([...segmentNames(replayed)].map(([id, name]) => [name, id]));
  return renamed(renamed(action, segmentNames(recorded)), ids);
}
