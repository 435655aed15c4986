import type { Paragraph } from '../paragraph';

/** What stands above a title in letters as large: the journal's name and address, kinds of articles, badges. */
const MASTHEAD =
  /\bissn\b|www\.|https?:|\bdoi\b|open access|^contents lists|journal homepage|^(?:research|original|review|full|short)?\s*(?:article|paper|review|communication|letter|note|report)s?$/iu;

/** A title is set in letters larger than those of the text by this factor. */
const LARGER = 1.15;

/** Nature's badge for open articles is set on the line of the title. */
const BADGE = /^OPEN\s+(?=\p{Lu})/u;

/**
 * The paragraph of the first page that is its title: the one in the largest letters.
 *
 * @param bodySize font size of most of the text, points
 */
export function findTitle(
  paragraphs: readonly Paragraph[],
  bodySize: number,
): Paragraph | undefined {
  return paragraphs
    .filter(({ pageIndex, label }) => pageIndex === 0 && label !== 'table' && label !== 'caption')
    .filter(({ text, size }) => size > LARGER * bodySize && isTitleText(text))
    .sort((a, b) => b.size - a.size)[0];
}

/** At least two words, and none of the things that stand above a title. */
const isTitleText = (text: string) =>
  /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text) && !MASTHEAD.test(text);

/** A title without a badge. */
export const titleText = (text: string): string => text.replace(BADGE, '');
