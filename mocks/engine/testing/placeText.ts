import type { PlacedText, TextPage } from '../page/textPage';

/** Letters of Helvetica are about half as wide as they are high. */
const LETTER_WIDTH = 0.5;

/** A run of letters, by default 10 points in size. */
export function placeText(
  text: string,
  x: number,
  y: number,
  rest: Partial<PlacedText> = {},
): PlacedText {
  const size = rest.size ?? 10;
  const width = text.length * size * LETTER_WIDTH;
  return { text, x, y, width, size, angle: 0, font: 'body', ...rest };
}

/** Lines of a column, one below the other. */
export const placeColumn = (
  lines: readonly string[],
  x: number,
  y: number,
  { leading = 12, ...rest }: Partial<PlacedText> & { readonly leading?: number } = {},
): PlacedText[] => lines.map((line, index) => placeText(line, x, y + leading * index, rest));

/** A page of 600 x 800 points. */
export const pageOf = (texts: readonly PlacedText[], pageIndex = 0): TextPage => ({
  pageIndex,
  width: 600,
  height: 800,
  texts,
});
