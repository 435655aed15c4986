import * as v from 'valibot';
import { isNestedDeeper, MOST_LEVELS } from '@/lib/isNestedDeeper';
import { NOTE_LIMIT, NOTE_VERSION, type UnwrittenNote } from './unwrittenNote';

/** Characters of a name or a revision. */
const WORD_LIMIT = 1_000;
/** The store's revision, and one that was being written. */
const MOST_REVISIONS = 2;
const MOST_PARTS = 50;

const word = v.pipe(v.string(), v.maxLength(WORD_LIMIT));

const noteSchema = v.strictObject({
  version: v.literal(NOTE_VERSION),
  name: word,
  notedAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  over: v.pipe(v.array(word), v.maxLength(MOST_REVISIONS)),
  changed: v.pipe(
    v.record(word, v.unknown()),
    v.check((parts) => Object.keys(parts).length <= MOST_PARTS),
  ),
  gone: v.pipe(v.array(word), v.maxLength(MOST_PARTS)),
});

/** A note as it was stored; `undefined` if it is none. What it says of the work is not checked yet. */
export function readNote(stored: string): UnwrittenNote | undefined {
  if (stored.length > NOTE_LIMIT) return undefined;
  try {
    const data: unknown = JSON.parse(stored);
    if (isNestedDeeper(data, MOST_LEVELS)) return undefined;
    const { success, output } = v.safeParse(noteSchema, data);
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}
