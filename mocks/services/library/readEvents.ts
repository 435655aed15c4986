import { asObject, jsonList } from '../http/readJson';
import { readFields } from '../http/fields';
import { HttpError, ValidationError, type ValidationIssue } from '../http/httpError';
import type { WebContext } from '../http/webApp';
import { LIBRARY } from '../routes/operations/libraryOperations';
import type { Json, LibraryEvent } from './event';

/** Events of one call; a page sends the next ones when these are acknowledged. */
const MAX_EVENTS = 500;

/** Characters of JSON on each side of a change. A segment's structures of all engines have some 20,000. */
const VALUE_LIMIT = 256 * 1024;

/** Levels of a value; what MARCUS keeps has ten. */
const DEPTH_LIMIT = 32;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const SHA256 = /^[0-9a-f]{64}$/;

/** A kind, and what it is of: `judgements/segment-3`. Whatever else names and keys have is percent-encoded. */
const PART = /^[a-z][a-zA-Z]{0,39}(?:\/[!-.0-~]+){1,4}$/;

/** Characters of a part: Postgres keeps at most 2,704 bytes in a row of an index (its documentation, 11.2). */
const PART_LIMIT = 1_000;

/** ISO 8601 in UTC, as pages write it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/;

/** The id of an article, as a path or query names it. @throws HttpError 404 for anything else */
export function articleId(text: string): string {
  if (!SHA256.test(text)) throw new HttpError(404, 'The library has no such article');
  return text;
}

/**
 * The events of a request.
 *
 * @throws ValidationError naming every field that cannot be kept
 */
export function readEvents(call: WebContext): readonly LibraryEvent[] {
  const events = jsonList(call, MAX_EVENTS).map((item, index) => eventIn(item, index));
  const seen = new Set<string>();
  for (const [index, { id }] of events.entries()) {
    if (seen.has(id)) refuse([issueOf(index, 'id', 'Two events of one call have this id')]);
    seen.add(id);
  }
  return events;
}

function eventIn(item: unknown, index: number): LibraryEvent {
  const loc = ['body', index] as const;
  const fields = readFields(LIBRARY.append.json, asObject(item, loc), loc);
  const { id, article, part, at, base, from, to } = fields;
  const issues = [
    ...(UUID.test(id) ? [] : [issueOf(index, 'id', 'Should be a UUID in lower case')]),
    ...(SHA256.test(article) ? [] : [issueOf(index, 'article', 'Should be a SHA-256 in hex')]),
    ...(part.length <= PART_LIMIT && PART.test(part)
      ? []
      : [issueOf(index, 'part', 'Should be a kind and what it is of')]),
    ...(isMoment(at) ? [] : [issueOf(index, 'at', 'Should be a time in UTC, as of ISO 8601')]),
    ...valueIssues(index, 'from', from),
    ...valueIssues(index, 'to', to),
  ];
  if (issues.length > 0 || !isJson(from) || !isJson(to)) refuse(issues);
  return { id, article, part, at, base, from: from as Json, to: to as Json };
}

const isMoment = (text: string) => MOMENT.test(text) && !Number.isNaN(Date.parse(text));

/** Of a value that came as JSON. */
const isJson = (value: unknown): value is Json => value !== undefined;

function valueIssues(index: number, name: string, value: unknown): readonly ValidationIssue[] {
  if (depthOf(value) > DEPTH_LIMIT) {
    return [issueOf(index, name, `Should have at most ${DEPTH_LIMIT} levels`)];
  }
  const text = JSON.stringify(value) ?? '';
  if (text.length > VALUE_LIMIT) {
    return [issueOf(index, name, `Should have at most ${VALUE_LIMIT} characters of JSON`)];
  }
  // Postgres keeps neither in a text (its documentation, 8.14). A backslash of its own stands as two.
  const isKept = !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][0-9a-f]{2})/i.test(text);
  return isKept ? [] : [issueOf(index, name, 'Should have no NUL and no half of a character')];
}

/** Levels of lists and objects; one more than the limit for whatever is deeper. */
function depthOf(value: unknown, level = 0): number {
  if (typeof value !== 'object' || value === null || level > DEPTH_LIMIT) return level;
  return Object.values(value).reduce<number>(
    (deepest, item) => Math.max(deepest, depthOf(item, level + 1)),
    level + 1,
  );
}

const issueOf = (index: number, name: string, msg: string): ValidationIssue => ({
  ...{ type: 'value_error', loc: ['body', index, name], msg, input: null },
});

function refuse(issues: readonly ValidationIssue[]): never {
  throw new ValidationError(issues);
}
