import * as v from 'valibot';

/** Raised when the command writes other files, or reads differently, for the same article and programs. */
export const READING_VERSION = 1;

export const READING_FILE = 'reading.json';

/** Bytes; the table of an article with thousands of compounds has some megabytes. */
export const LARGEST_READING = 64 * 1024 ** 2;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What was written or left out, and why. */
const remarkSchema = v.strictObject({
  kind: v.string(),
  /** Of which file; absent if of all. */
  file: v.exactOptional(v.string()),
  count,
  says: v.string(),
});

const readingSchema = v.strictObject({
  format: v.literal('MARCUS reading'),
  /** What the results depend on: another key, another reading. */
  key: v.strictObject({
    version: count,
    /** SHA-256 of the PDF. */
    hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    engine: v.string(),
    /** With their versions. */
    programs: v.array(v.string()),
    formats: v.array(v.string()),
    /** That the crate states; absent without one. */
    licence: v.exactOptional(v.string()),
  }),
  name: v.string(),
  /** ISO 8601, UTC. */
  readAt: v.string(),
  pages: count,
  drawings: count,
  compounds: count,
  withheld: v.array(remarkSchema),
  toCheck: v.array(remarkSchema),
  /** What the page would have told meanwhile. */
  notices: v.array(v.string()),
  /** SHA-256 of the work file as it was written. */
  workHash: v.string(),
  /** Of the article's folder, each of which this reading wrote; nothing outside it can be named. */
  files: v.array(v.pipe(v.string(), v.regex(/^(?:drawings\/)?[^./\\\p{Cc}][^/\\\p{Cc}]*$/u))),
  table: v.strictObject({
    headers: v.array(v.string()),
    rows: v.array(v.array(v.union([v.string(), v.number()]))),
  }),
});

/** How an article was read; the last file of its folder to be written. */
export type Reading = v.InferOutput<typeof readingSchema>;
export type ReadingKey = Reading['key'];
export type Remark = Reading['withheld'][number];

/** `undefined` for anything that is not whole. */
export function parseReading(text: string): Reading | undefined {
  try {
    const read = v.safeParse(readingSchema, JSON.parse(text));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Whether an earlier reading is what would be read now, with all files that are wanted. */
export const isAnsweredBy = (wanted: ReadingKey, earlier: ReadingKey): boolean =>
  earlier.version === wanted.version &&
  earlier.hash === wanted.hash &&
  earlier.engine === wanted.engine &&
  JSON.stringify(earlier.programs) === JSON.stringify(wanted.programs) &&
  wanted.formats.every((format) => earlier.formats.includes(format)) &&
  (wanted.licence === undefined || earlier.licence === wanted.licence);
