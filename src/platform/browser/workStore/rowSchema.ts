import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Largest time value (ECMA-262): a later one cannot be shown. */
const LAST_MOMENT_MS = 8.64e15;

/**
 * A row as this application writes it, without a look at the snapshot, which its reader checks. What
 * else lies in the database, by whatever hand, is none of ours and is not shown.
 */
export const rowSchema = v.looseObject({
  hash: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  savedAt: v.pipe(count, v.maxValue(LAST_MOMENT_MS)),
  size: count,
  segmentCount: count,
  structureCount: count,
  revision: v.string(),
});
