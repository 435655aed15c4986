/**
 * Characters that a DOI does not contain in running text (the suffix allows more, but articles don't use
 * them).
 */
const SUFFIX = String.raw`[^\s"'<>{}|\\^\[\]“”‘’]+`;

const DOI = new RegExp(String.raw`10\.\d{4,9}\/${SUFFIX}`, 'giu');

/** Publishers' templates: `10.1039/b000000x`, `10.3390/xxxxx`, `10.1021/acs.jnatprod.XXXXXXX`. */
const PLACEHOLDER = /\/(?:[a-z]?0{4,}[a-z]?|.*(?:x{4,}|#{2,}|\*{2,}).*|(?:.*\.)?(?:tbd|todo))$/iu;

/** Supplementary files are parts of an article: `10.1371/journal.pone.0012345.s001`, `.../suppl_file`. */
const SUPPLEMENT = /(?:\.s\d{3}|\/suppl_file.*|\/-\/dc\d+.*|\/pdf|\/full|\/abstract)$/iu;

/** All DOIs written in a text, cleaned, in order. */
export function doisIn(text: string): string[] {
  return [...text.matchAll(DOI)].flatMap(([found]) => {
    const doi = cleanDoi(found);
    return doi === undefined ? [] : [doi];
  });
}

/**
 * A DOI without the punctuation that follows it in a sentence; undefined if nothing is left, or if it is the
 * placeholder of a publisher's template.
 */
export function cleanDoi(found: string): string | undefined {
  let doi = found.normalize('NFKC').replace(/[?#].*$/u, '');
  for (let before = ''; before !== doi;) {
    before = doi;
    doi = withoutOpenBracket(doi.replace(/[.,;:!*†‡§¶\-–—/]+$/u, '')).replace(SUPPLEMENT, '');
  }
  if (!/^10\.\d{4,9}\/\S{2,}$/u.test(doi) || PLACEHOLDER.test(doi)) return undefined;
  return doi;
}

/** Brackets belong to a DOI if they are balanced, as in `10.1016/S0040-4039(00)12345-6`. */
function withoutOpenBracket(doi: string): string {
  const opening = doi.split('(').length;
  const closing = doi.split(')').length;
  return closing > opening && doi.endsWith(')') ? doi.slice(0, -1) : doi;
}
