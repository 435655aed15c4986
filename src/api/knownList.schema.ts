import * as v from 'valibot';
import type { KnownListAnswer } from '@/domain/knownList';
import type { Wire } from './wire';

/** Characters. */
const words = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100));
const count = v.pipe(v.number(), v.integer(), v.minValue(1));

export const knownListSchema = v.object({
  source: v.nullable(
    v.object({
      name: words,
      date: v.pipe(v.string(), v.isoDate()),
      compounds: count,
      false_alarm_one_in: count,
    }),
  ),
  results: v.array(
    v.object({ state: v.picklist(['known', 'without_stereo', 'other_stereo', 'new']) }),
  ),
});

export function toKnownListAnswer(
  { source, results }: Wire<typeof knownListSchema>,
  inchiKeys: readonly string[],
): KnownListAnswer {
  if (!source) return { list: null, states: {} };
  const { false_alarm_one_in: falseAlarmOneIn, ...list } = source;
  const states = inchiKeys.flatMap((key, index) => {
    const result = results[index];
    return result ? [[key, result.state] as const] : [];
  });
  return { list: { ...list, falseAlarmOneIn }, states: Object.fromEntries(states) };
}
