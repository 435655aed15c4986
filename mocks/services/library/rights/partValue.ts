import * as v from 'valibot';
import type { Json } from '../event';
import { isUserName } from '../userName';
import type { Part } from './partName';

/** Characters of what is known of an article; an article of a thousand authors has some 20,000. */
const BIBLIOGRAPHY_LIMIT = 50_000;

/**
 * Characters of a comment: the two pages that a page of the application takes, and as much again for the pseudonyms of
 * whoever was erased, which are longer than most names; such a comment moves to another library, too.
 */
const COMMENT_LIMIT = 8_000;

/** People named in one comment. */
const MENTIONS_LIMIT = 20;

/** Characters of a drawing's id. */
const ID_LIMIT = 200;

const userName = v.pipe(v.string(), v.check(isUserName, 'Should be the name of a user'));

const text = (limit: number) => v.pipe(v.string(), v.maxLength(limit));

const SAID = {
  object: v.looseObject({}),
  text: text(BIBLIOGRAPHY_LIMIT),
};

const VALUES = {
  bibliography: SAID.text,
  state: v.picklist(['checked', 'confirmed']),
  assigned: userName,
  asked: v.picklist(['blind', 'open']),
  comment: v.strictObject({
    segment: v.nullable(text(ID_LIMIT)),
    text: v.pipe(text(COMMENT_LIMIT), v.regex(/\S/, 'Should say something')),
    mentions: v.pipe(v.array(userName), v.maxLength(MENTIONS_LIMIT)),
  }),
};

/** Why a part cannot have a value, in words; undefined if it can. Nothing (`null`) is possible for each. */
export function valueFault(part: Part, value: Json): string | undefined {
  if (value === null) return undefined;
  // A list has no keys that could be missing.
  if (Array.isArray(value)) return 'No part is a list';
  const schema = 'of' in part ? SAID[part.of] : VALUES[part.kind];
  const [issue] = v.safeParse(schema, value).issues ?? [];
  if (!issue) return undefined;
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
}
