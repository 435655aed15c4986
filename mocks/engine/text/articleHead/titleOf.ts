import type { Paragraph } from '../paragraph';
import { SAME_SIZE } from '../textLine';

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

/** Whether a paragraph goes on with the title before it: in letters as large, and not with a capital. */
const goesOn = (title: Paragraph, { text, size }: Paragraph): boolean =>
  /^\p{Ll}/u.test(text) && Math.abs(size - title.size) < SAME_SIZE * title.size;

/**
 * The title whose first paragraph is at a place, whole, without a badge; a line that is set apart, as before a
 * name in italics, is a paragraph of its own.
 *
 * @returns with `end`, the place of what follows it
 */
export function titleAt(
  paragraphs: readonly Paragraph[],
  at: number,
): { readonly text: string; readonly end: number } | undefined {
  const title = paragraphs[at];
  if (title === undefined) return undefined;
  const next = paragraphs.findIndex((one, index) => index > at && !goesOn(title, one));
  const end = next === -1 ? paragraphs.length : next;
  const text = paragraphs.slice(at, end).map((part) => part.text.trim());
  return { text: text.join(' ').replace(BADGE, ''), end };
}
