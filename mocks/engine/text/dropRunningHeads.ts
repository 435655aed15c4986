import type { TextLine } from './textLine';

export interface PageLines {
  readonly pageIndex: number;
  readonly height: number;
  readonly lines: readonly TextLine[];
}

/** Shares of the page's height, at the top and at the bottom, where running heads are. */
const TOP = 0.1;
const BOTTOM = 0.91;

/** How far a running head's baseline varies from page to page, points. */
const SAME_HEIGHT = 6;

/** `12`, `- 12 -`, `Page 3 of 9`, `S12`. */
const PAGE_NUMBER = /^(page\s*)?\W*s?\d{1,5}(\s*(of|\/)\s*\d+)?\W*$/iu;

/** What is counted by its own numbers: pages of spectra have `Figure S7. Spectrum of 4` where others have a head. */
const COUNTED =
  /\b(?:fig(?:ure)?|scheme|table|chart|plate|spectr(?:um|a)|compound|cpd|structure|sample|entry|peak|fraction)s?\.?\s*\(?s?-?\d/iu;

/**
 * The pages without running heads, running feet and page numbers: lines near the top or bottom edge that are
 * a page number, or that occur on another page too, apart from punctuation and the number of the page.
 */
export function dropRunningHeads(pages: readonly PageLines[]): TextLine[][] {
  const edges = pages.map(({ pageIndex, height, lines }) =>
    lines
      .filter((line) => line.y < TOP * height || line.y > BOTTOM * height)
      .map((line) => ({ line, pageIndex, ...partsOf(line.text) })),
  );
  return pages.map(({ lines }, page) => {
    const elsewhere = edges.filter((_, other) => other !== page).flat();
    const running = new Set(
      edges[page]
        ?.filter((edge) => PAGE_NUMBER.test(edge.line.text) || isRepeated(edge, elsewhere))
        .map(({ line }) => line),
    );
    return lines.filter((line) => !running.has(line));
  });
}

interface EdgeLine {
  readonly line: TextLine;
  readonly pageIndex: number;
  readonly letters: string;
  readonly numbers: readonly number[];
}

const partsOf = (text: string) => ({
  letters: text.toLowerCase().replace(/[^\p{L}]+/gu, ''),
  numbers: (text.match(/\d+/gu) ?? []).map(Number),
});

const isRepeated = (edge: EdgeLine, elsewhere: readonly EdgeLine[]): boolean =>
  elsewhere.some(
    (other) =>
      Math.abs(other.line.y - edge.line.y) < SAME_HEIGHT &&
      other.letters === edge.letters &&
      numbersAgree(edge, other),
  );

/** Whether all numbers are the same, or all but that of the page, which grows with the pages. */
function numbersAgree(a: EdgeLine, b: EdgeLine): boolean {
  if (a.numbers.length !== b.numbers.length) return false;
  const steps = a.numbers
    .map((number, index) => (b.numbers[index] ?? number) - number)
    .filter((step) => step !== 0);
  if (steps.length === 0) return true;
  return steps.length === 1 && steps[0] === b.pageIndex - a.pageIndex && !COUNTED.test(a.line.text);
}
