import type { PlacedText } from '../page/textPage';

/** A gap wider than this share of the font size is a blank; kerning stays below. */
const BLANK = 0.18;

const SUPERSCRIPT: Readonly<Record<string, string>> = {
  '0': '⁰',
  '1': '¹',
  '2': '²',
  '3': '³',
  '4': '⁴',
  '5': '⁵',
  '6': '⁶',
  '7': '⁷',
  '8': '⁸',
  '9': '⁹',
  '-': '⁻',
  '–': '⁻',
};

/** Numbers of references or affiliations: digits with commas, dashes and blanks. */
const CITATION = /^[\d,–-][\d,–\-\s]*$/;

/** What precedes a citation: a word of letters, or the punctuation that ends part of a sentence. */
const CITED = /(\p{Ll}{3}|[.,;:)\]”"])$/u;

/** The blank that italics leave after a locant ("p- coumaric"), but not the one of "β- and". */
const LOCANT_APART =
  /(?<=(?:^|[\s([,])(?:\p{L}|\d{1,2}))- (?!(?:and|or|to|nor|versus)\b)(?=\p{Ll}{3})/gu;

/**
 * The text of one line from its runs, left to right.
 *
 * Raised numbers of references become superscript digits, so that "thujone¹²" is not read as the name
 * "thujone12". Other raised numbers (¹³C as 13C, m2) and all lowered ones (H2O) become plain digits, the way
 * chemists write and search for them.
 *
 * @param y the line's baseline
 * @param size the line's font size
 */
export function joinRuns(runs: readonly PlacedText[], y: number, size: number): string {
  let text = '';
  let end = Number.NEGATIVE_INFINITY;
  for (const run of runs) {
    const gap = run.x - end > BLANK * size || text.endsWith(' ');
    const piece = isRaised(run, y, size) ? raised(text, run.text, gap) : run.text;
    const blank = gap && text !== '' && !text.endsWith(' ') && !piece.startsWith(' ');
    text += (blank ? ' ' : '') + piece;
    if (run.text.trim() !== '') end = Math.max(end, run.x + run.width);
  }
  return text.replace(/ +/g, ' ').replace(LOCANT_APART, '-').trim();
}

const isRaised = (run: PlacedText, y: number, size: number) =>
  run.size < 0.85 * size && y - run.y > 0.15 * size;

function raised(before: string, letters: string, gap: boolean): string {
  // TeX has no degree sign of its own, and raises the ring of a composition of functions.
  const text = letters.replace('◦', '°');
  if (gap || !CITATION.test(text.trim()) || !CITED.test(before)) return text;
  return text.replace(/[\d–-]/g, (character) => SUPERSCRIPT[character] ?? character);
}
