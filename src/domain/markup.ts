const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function decodeEntity(entity: string, body: string): string {
  if (!body.startsWith('#')) return NAMED[body.toLowerCase()] ?? entity;
  const code = /^#x/i.test(body) ? parseInt(body.slice(2), 16) : parseInt(body.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
}

/** Tags that end a line of text; the others stand within words, as in `H<sub>2</sub>O`. */
const BLOCK_TAG = /<\/?(?:jats:)?(?:p|title|sec|br|div|li|list)\b[^>]*>/gi;
/** A tag begins with a letter or a slash: `a < b` is text. */
const TAG = /<\/?[a-z][^>]*>/gi;

/**
 * The text of a title or abstract with JATS or HTML mark-up, on one line. For showing and for form
 * fields as text only; nothing that comes out of it is safe as HTML.
 */
export function plainText(markup: string): string {
  return markup
    .replace(BLOCK_TAG, ' ')
    .replace(TAG, '')
    .replace(/&(#?\w+);/g, decodeEntity)
    .replace(/\s+/g, ' ')
    .trim();
}
