import type { Paragraph } from '../../text/paragraph';
import type { TextPage } from '../../page/textPage';
import type { Span } from './sentences';

/** Letters on each side by which a place is found on its page. */
const CONTEXT = 24;
/** A paragraph goes on for no more than this many pages. */
const MAX_PAGES = 2;

/**
 * Tells the page of a place in an article's text; a paragraph that runs over a page's end is looked up in the
 * letters of the pages.
 *
 * @param paragraphs in the order of the text, with an empty line between them
 * @returns zero-based index of the page
 */
export function pageFinder(
  text: string,
  paragraphs: readonly Paragraph[],
  pages: readonly TextPage[],
): (place: Span) => number {
  const letters = new Map<number, string>();
  const lettersOf = (pageIndex: number): string => {
    const known = letters.get(pageIndex);
    if (known !== undefined) return known;
    const page = pages.find((each) => each.pageIndex === pageIndex);
    const all = bare(page?.texts.map((run) => run.text).join('') ?? '');
    letters.set(pageIndex, all);
    return all;
  };
  const starts = startsOf(paragraphs);
  return ({ start, end }) => {
    const first = paragraphs[indexAt(starts, start)]?.pageIndex ?? 0;
    const before = Math.max(0, start - CONTEXT);
    // A page may end on either side of the place.
    for (const [from, to] of [
      [before, end + CONTEXT],
      [start, end + CONTEXT],
      [before, end],
    ]) {
      const around = bare(text.slice(from, to));
      for (let pageIndex = first; pageIndex <= first + MAX_PAGES; pageIndex++) {
        if (lettersOf(pageIndex).includes(around)) return pageIndex;
      }
    }
    return first;
  };
}

/** Hyphens, blanks and signs may differ between a text and its page. */
const bare = (text: string): string => text.normalize('NFC').replace(/[^\p{L}\p{N}]/gu, '');

export function startsOf(paragraphs: readonly Paragraph[]): number[] {
  let start = 0;
  return paragraphs.map(({ text }) => {
    const here = start;
    start += text.normalize('NFC').length + 2;
    return here;
  });
}

/** Index of the last start at or before an offset. */
export function indexAt(starts: readonly number[], offset: number): number {
  let [low, high] = [0, starts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? Infinity) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
