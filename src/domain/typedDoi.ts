import { normaliseDoi } from './doi';

/** The address of a page, as publishers build it: their own path, the DOI, then a query or a place within. */
const ADDRESS = /^(?:https?:\/\/)?[^\s/]+\.[a-z]{2,}\/\S*?(10\.\d{4,9}\/[^\s?#]+)/iu;
const ADDRESS_OF_RESOLVER = /^(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\/(\S+)$/i;
const LABEL = /^doi\b[\s:.]*/i;
/** What a sentence or a reference puts behind a DOI. */
const CLOSING = /[.,;]+$/;
/** What publishers put behind the DOI in an address. */
const VIEW = /\/(?:full|abstract|pdf|epdf|meta|html|fulltext)$/i;

/** Percent-encoded characters as they are; the text itself where they are none. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The DOI that a person typed or pasted: bare, after `doi:`, or in the address of a page; `undefined` if it is none. */
export function typedDoi(text: string): string | undefined {
  const typed = text.trim().replace(CLOSING, '');
  const ofResolver = ADDRESS_OF_RESOLVER.exec(typed)?.[1];
  if (ofResolver !== undefined) return normaliseDoi(decoded(ofResolver));
  const ofPage = ADDRESS.exec(decoded(typed))?.[1];
  if (ofPage !== undefined) return normaliseDoi(ofPage.replace(VIEW, ''));
  return normaliseDoi(typed.replace(LABEL, ''));
}
