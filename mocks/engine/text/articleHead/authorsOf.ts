/** Marks of affiliations and of authors to write to, and the letters of an ORCID sign. */
const MARKS = /[\d*†‡§¶#⇑∥¹²³⁴⁵⁶⁷⁸⁹⁰]+|\bID\b|✉/gu;

/** Letters of affiliations stand alone between commas: "Jane Roe a,b,*". */
const AFFILIATION_LETTERS = /(?<=\s|,)[a-h](?=\s*(?:,|$|\s))/gu;

/** What a scan's raised numbers are read as: "Jane Roe °, John Poe >*". */
const STRAY_SIGNS = /(?<=\s)[^\p{L}\p{N}\s,;&´]+(?=[\s,;]|$)/gu;

/** Some fonts set an accent after its letter. */
const LOOSE_ACUTE = / ?´/gu;

/** Words of a name that begin with a small letter. */
const PARTICLE =
  /^(?:de|del|della|der|den|di|da|dos|das|do|du|el|la|le|van|von|ten|ter|bin|ibn|al|y|e)$/u;

/** Family and given names, initials, with hyphens and apostrophes. */
const NAME_WORD = /^(?:\p{Lu}[\p{L}\p{M}'’´`-]*\.?|\p{Lu}(?:\.-?\p{Lu})*\.?)$/u;

/** Lines that hold dates and names, but no authors. */
const NO_AUTHORS =
  /^(?:received|revised|accepted|published|available|edited|academic editors?|keywords|correspond)/iu;

/** Most words of one name. */
const MAX_WORDS = 7;

/** Most names that are listed; consortia list thousands. */
const MAX_AUTHORS = 200;

/** Share of the pieces of a paragraph that must look like names. */
const ENOUGH = 0.75;

/**
 * The authors named in a paragraph as "A. Roe 1, Jane Doe 2,* and J.-P. Poe"; none if it is not such a list.
 */
export function authorsIn(paragraph: string): string[] {
  if (NO_AUTHORS.test(paragraph)) return [];
  const pieces = paragraph
    .replace(MARKS, ' ')
    .replace(AFFILIATION_LETTERS, ' ')
    .replace(STRAY_SIGNS, ' ')
    .split(/\s*(?:[,;]|\band\b|&)\s*/u)
    .map((piece) =>
      piece.replace(/\s+/gu, ' ').replace(LOOSE_ACUTE, '\u0301').normalize('NFC').trim(),
    )
    .filter((piece) => piece !== '');
  const names = pieces.filter(isName);
  return names.length > 0 && names.length >= ENOUGH * pieces.length
    ? names.slice(0, MAX_AUTHORS)
    : [];
}

function isName(piece: string): boolean {
  const words = piece.split(' ');
  if (words.length < 2 || words.length > MAX_WORDS) return false;
  return (
    words.every((word) => NAME_WORD.test(word) || PARTICLE.test(word)) &&
    /\p{Lu}\p{L}/u.test(words.at(-1) ?? '')
  );
}
