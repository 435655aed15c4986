import * as v from 'valibot';
import type { Json } from '../../services/library/event';
import { SHA256 } from '../../services/library/readEvents';
import { partNamed } from '../../services/library/rights/partName';
import { valueFault } from '../../services/library/rights/partValue';

/**
 * ISO 8601 in the zone of whichever database wrote it. Postgres takes more for a time, such as `infinity`, of which no
 * page could be told.
 */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d(?::\d\d){0,2})$/;

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
  id: v.pipe(v.string(), v.regex(SHA256)),
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

/** @throws Error if it is neither an article nor an event, or one that the library's calls would never have kept */
export function readLine(text: string): v.InferOutput<typeof line> {
  const found = v.safeParse(line, parsed(text));
  if (!found.success) throw new Error('it is neither an article nor an event');
  const fault =
    'article' in found.output
      ? timeFault('an article', found.output.article.added_at)
      : eventFault(found.output.event);
  if (fault !== undefined) throw new Error(fault);
  return found.output;
}

function eventFault({ part: name, value_to, at, kept_at }: EventLine): string | undefined {
  const part = partNamed(name);
  if (!part) return `an event is of a part that this version does not know: ${name}`;
  // JSON is what came out of a line of JSON.
  const fault = valueFault(part, value_to as Json);
  if (fault !== undefined) return `an event has no value of ${name}: ${fault}`;
  return timeFault('an event', at) ?? timeFault('an event', kept_at);
}

const timeFault = (what: string, time: string): string | undefined =>
  MOMENT.test(time) ? undefined : `${what} has a time that is none: ${time}`;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
