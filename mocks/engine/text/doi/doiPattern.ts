/**
 * Characters that a DOI does not contain in running text (the suffix allows more, but articles don't use
 * them).
 */
const CHARACTER = String.raw`[^\s"'<>{}|\\^\[\]“”‘’]`;

/**
 * The form that publishers made of SICIs (ANSI/NISO Z39.56): the journal's ISSN and the date, then, after volume and
 * issue, an article's place and title between brackets, as in `(SICI)1099-1565(199601)7:1<1::AID-PCA283>3.0.CO;2-W`.
 */
const SICI_HEAD = String.raw`\d{4}-\d{3}[\dX]\(\d{4}[\d\/]{0,12}\)`;
const SICI_TITLE = String.raw`[^\s<>\[\]]{0,20} ?(?:< ?[^\s<>]{1,40} ?>|\[ ?[^\s\[\]]{1,40} ?\])`;
const SICI_END = String.raw` ?\d\.\d\.[A-Z]{2};\d`;
const SICI = String.raw`(?:\(SICI\)${SICI_HEAD}${SICI_TITLE}${SICI_END}-[\dA-Z]|${SICI_HEAD}${SICI_TITLE}${SICI_END}(?:-[\dA-Z])?)`;

const DOI = new RegExp(String.raw`10\.\d{4,9}\/(?:${SICI}|${CHARACTER}+)`, 'giu');

const BEGINS_AS_SICI = new RegExp(String.raw`\/(?:\(SICI\)|${SICI_HEAD})`, 'iu');
const WHOLE_SICI = new RegExp(String.raw`\/${SICI}$`, 'iu');

/** Publishers' templates: `10.1039/b000000x`, `10.3390/xxxxx`, `10.1021/acs.jnatprod.XXXXXXX`. */
const PLACEHOLDER = /\/(?:[a-z]?0{4,}[a-z]?|.*(?:x{4,}|#{2,}|\*{2,}).*|(?:.*\.)?(?:tbd|todo))$/iu;

/** Supplementary files are parts of an article: `10.1371/journal.pone.0012345.s001`, `.../suppl_file`. */
const SUPPLEMENT = /(?:\.s\d{3}|\/suppl_file.*|\/-\/dc\d+.*|\/pdf|\/full|\/abstract)$/iu;

const HISTORY =
  'received revised accepted published available abstract keywords copyright citation correspondence'
    .split(' ')
    .flatMap((word) => [word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)]);

/** What follows a DOI without a blank: `10.1038/s41586-020-2649-2Received 5 May`, another address. */
const GLUED = new RegExp(
  String.raw`(?:(?<=\d)\p{Lu}\p{Ll}{2}|(?<=[^/])(?:${HISTORY.join('|')}|https?:|www\.)).*$`,
  'u',
);

/** Longer than any that is registered; a hostile text may go on for ever. */
const LONGEST = 500;

/** A DOI found in a text, cleaned. */
export interface FoundDoi {
  readonly doi: string;
  /** The text before it. */
  readonly before: string;
}

/** All DOIs written in a text, in order. */
export function doisIn(text: string): FoundDoi[] {
  const plain = unescaped(text);
  return [...plain.matchAll(DOI)].flatMap(({ 0: found, index }) => {
    const before = plain.slice(0, index);
    const doi = cleanDoi(endsInPageAddress(before) ? found.replace(/#.*$/u, '') : found);
    return doi === undefined ? [] : [{ doi, before }];
  });
}

/**
 * The text of a scan with dots in its DOIs where a comma was read: Crossref has registrants leave commas out of suffixes
 * (https://www.crossref.org/documentation/member-setup/constructing-your-dois/).
 */
export const withDots = (text: string): string =>
  text.replace(/10\.\d{4,9}\/\S+/gu, (piece) => piece.replace(/,(?=\S)/gu, '.'));

/** Whether a text ends within a DOI of which the rest is missing. */
export function endsInCutDoi(text: string): boolean {
  const last = /10\.\d{4,9}\/(?:\S| (?=[<>]))*$/u.exec(unescaped(text.slice(-LONGEST)))?.[0];
  return last !== undefined && BEGINS_AS_SICI.test(last) && !WHOLE_SICI.test(last);
}

/** A `#` leads to a part of a publisher's page; one behind the resolver's name belongs to the DOI. */
const endsInPageAddress = (before: string) => /(?<!doi\.org)\/$/iu.test(before);

/** A DOI's percent signs, of addresses, and its angle brackets, of markup, as what they stand for. */
const unescaped = (text: string): string =>
  text.replace(/10\.\d{4,9}(?:\/|%2F)\S*/giu, (piece) =>
    piece
      .replace(/%[2-7][0-9A-F]/giu, (code) => decodeURIComponent(code))
      .replace(/&lt;/giu, '<')
      .replace(/&gt;/giu, '>')
      .replace(/&amp;/giu, '&'),
  );

/**
 * A DOI without the punctuation and the words that follow it in a sentence; undefined if nothing is left, if it is
 * the placeholder of a publisher's template, or if part of it is missing.
 */
export function cleanDoi(found: string): string | undefined {
  if (found.length > LONGEST) return undefined;
  let doi = found.normalize('NFKC').replace(/ /gu, '').replace(/\?.*$/u, '').replace(GLUED, '');
  for (let before = ''; before !== doi;) {
    before = doi;
    doi = withoutOpenBracket(doi.replace(TRAILING, '')).replace(SUPPLEMENT, '');
  }
  const isCut = BEGINS_AS_SICI.test(doi) && !WHOLE_SICI.test(doi);
  if (!/^10\.\d{4,9}\/\S{2,}$/u.test(doi) || PLACEHOLDER.test(doi) || isCut) return undefined;
  return doi;
}

/** Punctuation and marks of footnotes; two `#` are a placeholder's. */
const TRAILING = /(?:[.,;:!*†‡§¶\-–—/]|(?<!#)#)+$/u;

/** Brackets belong to a DOI if they are balanced, as in `10.1016/S0040-4039(00)12345-6`. */
function withoutOpenBracket(doi: string): string {
  const opening = doi.split('(').length;
  const closing = doi.split(')').length;
  return closing > opening && doi.endsWith(')') ? doi.slice(0, -1) : doi;
}
