import * as v from 'valibot';
import type { ArticleFacts, WorkSummary } from '../../workStore';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Maximum time value (ECMA-262): a later one cannot be displayed. */
const LAST_MOMENT_MS = 8.64e15;

const flag = v.boolean();

const factsEntries = {
  title: v.exactOptional(v.string()),
  doi: v.exactOptional(v.string()),
  authors: v.exactOptional(v.array(v.string())),
  journal: v.exactOptional(v.string()),
  year: v.exactOptional(v.number()),
  supplementOf: v.exactOptional(v.nullable(v.string())),
  saysSupplement: v.exactOptional(v.literal(true)),
  pageCount: count,
  isBegun: flag,
  isRead: flag,
  checkedCount: count,
  doubtfulCount: count,
  failedCount: count,
} satisfies Record<keyof ArticleFacts, unknown>;

/** Damaged ones are as if they had never been kept: the work itself tells them again. */
const optional = {
  facts: v.exactOptional(v.fallback(v.union([v.object(factsEntries), v.undefined()]), undefined)),
  hasNoFile: v.exactOptional(v.fallback(v.union([v.literal(true), v.undefined()]), undefined)),
};

/** What is shown of a row, without the snapshot, which its reader checks. */
const entries = {
  hash: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  savedAt: v.pipe(count, v.maxValue(LAST_MOMENT_MS)),
  size: count,
  segmentCount: count,
  structureCount: count,
  revision: v.string(),
} satisfies Record<
  keyof Omit<WorkSummary, 'isMended' | 'isUnreadable' | 'unsaved' | keyof typeof optional>,
  unknown
>;

const summarySchema = v.object({ ...entries, ...optional });

const hashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const mendedSchema = v.object({
  hash: hashSchema,
  name: v.fallback(entries.name, 'Article without a name'),
  savedAt: v.fallback(entries.savedAt, 0),
  size: v.fallback(entries.size, 0),
  segmentCount: v.fallback(entries.segmentCount, 0),
  structureCount: v.fallback(entries.structureCount, 0),
  revision: v.fallback(entries.revision, ''),
});

/**
 * The summary of a stored row. A damaged one is repaired, because the work next to it may be intact;
 * `undefined` for anything that this application never wrote: its key is not a hash, or it has no work.
 */
export function readSummary(row: unknown): WorkSummary | undefined {
  const read = v.safeParse(summarySchema, row);
  if (read.success) {
    const { facts, hasNoFile, ...summary } = read.output;
    return { ...summary, ...(facts && { facts }), ...(hasNoFile && { hasNoFile }) };
  }
  const mended = v.safeParse(mendedSchema, row);
  const hasWork = typeof row === 'object' && row !== null && 'snapshot' in row;
  return mended.success && hasWork ? { ...mended.output, isMended: true } : undefined;
}

/** Stands for a row that the browser lost; `undefined` if its key is none of this application's. */
export function unreadableSummary(key: string): WorkSummary | undefined {
  const hash = v.safeParse(hashSchema, key);
  if (!hash.success) return undefined;
  const nothing = { savedAt: 0, size: 0, segmentCount: 0, structureCount: 0, revision: '' };
  const name = `Article that cannot be read (${key.slice(0, 8)})`;
  return { hash: key, name, ...nothing, isUnreadable: true };
}
