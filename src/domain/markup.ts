/** A map, because objects also have a `constructor`. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

function decodeEntity(entity: string, body: string): string {
  if (!body.startsWith('#')) return NAMED.get(body.toLowerCase()) ?? entity;
  const code = /^#x/i.test(body) ? parseInt(body.slice(2), 16) : parseInt(body.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/** Tags that end a line of text; the others occur within words, as in `H<sub>2</sub>O`. */
const BLOCK_TAG = /<\/?(?:jats:)?(?:p|title|sec|br|div|li|list)\b[^<>]*>/gi;
/** A tag begins with a letter or a slash: `a < b` is text. */
const TAG = /<\/?[a-z][^<>]*>/gi;
/** A comment, or the marks around text that is not mark-up. */
const COMMENT = /<!--(?:(?!<!--)[^])*?-->|<!\[CDATA\[|\]\]>/g;
/** Tags that were written as text, because agencies pass on titles that were escaped twice. */
const ESCAPED_TAG = /<\/?(?:jats:)?(?:i|b|u|em|strong|sub|sup|sc|scp|italic|bold|p|br)\s*\/?>/gi;

/**
 * The text of a title or abstract with JATS or HTML mark-up, on one line. For display and form fields as text
 * only; the result is not safe as HTML.
 */
export function plainText(markup: string): string {
  return markup
    .replace(COMMENT, '')
    .replace(BLOCK_TAG, ' ')
    .replace(TAG, '')
    .replace(/&(#?\w{1,31});/g, decodeEntity)
    .replace(ESCAPED_TAG, '')
    .replace(/\s+/g, ' ')
    .trim();
}
