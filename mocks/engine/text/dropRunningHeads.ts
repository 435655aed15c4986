import type { TextLine } from './textLine';

export interface PageLines {
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

/**
 * The pages without running heads, running feet and page numbers: lines near the top or bottom edge that are
 * a page number, or that occur on another page too, apart from digits and punctuation.
 */
export function dropRunningHeads(pages: readonly PageLines[]): TextLine[][] {
  const edges = pages.map(({ height, lines }) =>
    lines.filter((line) => line.y < TOP * height || line.y > BOTTOM * height),
  );
  return pages.map(({ lines }, page) => {
    const elsewhere = edges.filter((_, other) => other !== page).flat();
    const running = new Set(
      edges[page]?.filter((line) => PAGE_NUMBER.test(line.text) || isRepeated(line, elsewhere)),
    );
    return lines.filter((line) => !running.has(line));
  });
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]+/gu, '');

function isRepeated(line: TextLine, elsewhere: readonly TextLine[]): boolean {
  const words = lettersOf(line.text);
  return elsewhere.some(
    (other) => Math.abs(other.y - line.y) < SAME_HEIGHT && lettersOf(other.text) === words,
  );
}
