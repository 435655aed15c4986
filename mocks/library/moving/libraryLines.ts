import * as v from 'valibot';

/**
 * A library as lines of JSON: this one, then its articles, then its events in their order. All else follows from them.
 */
const head = v.strictObject({
  kind: v.literal('marcus-library'),
  version: v.literal(1),
  /** How many of them follow, which tells of a file that was cut off. */
  articles: v.number(),
  events: v.number(),
});

const article = v.strictObject({
  id: v.string(),
  file_name: v.string(),
  bytes: v.number(),
  added_at: v.string(),
  /** As they are shown: what the article was added with, or what was said since. */
  title: v.nullable(v.string()),
  doi: v.nullable(v.string()),
});

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const event = v.strictObject({
  seq: v.pipe(whole, v.minValue(1)),
  id: v.string(),
  article: v.string(),
  part: v.string(),
  value_from: v.unknown(),
  value_to: v.unknown(),
  at: v.string(),
  base: whole,
  author: v.string(),
  kept_at: v.string(),
});

const line = v.union([v.strictObject({ article }), v.strictObject({ event })]);

export type LibraryHead = v.InferOutput<typeof head>;
export type ArticleLine = v.InferOutput<typeof article>;
export type EventLine = v.InferOutput<typeof event>;

/** @throws Error if the file is no library, or of a later version */
export function readHead(text: string): LibraryHead {
  const found = v.safeParse(head, parsed(text));
  if (found.success) return found.output;
  throw new Error('The file does not begin as a library does that this version can read');
}

/** @throws Error if it is neither an article nor an event */
export function readLine(text: string): v.InferOutput<typeof line> {
  const found = v.safeParse(line, parsed(text));
  if (found.success) return found.output;
  throw new Error('it is neither an article nor an event');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
