import * as v from 'valibot';

/** Control characters, and those that turn the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Text as a page prints it, on one line and without invisible characters; longer texts are refused. */
export const printedText = (limit: number) =>
  v.pipe(
    v.string(),
    v.maxLength(limit),
    v.transform((text) => text.replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim()),
  );
