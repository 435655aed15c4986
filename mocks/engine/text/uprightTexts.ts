import { quartersOf, turnedBack, turnedBackSize } from '../page/uprightPlaces';
import type { PlacedText, TextPage } from '../page/textPage';

/**
 * The runs written in the page's main direction, rotated upright; others (notes along the margin, labels of
 * axes) are left out.
 *
 * Wide tables are often set sideways on an upright page; their main direction is a quarter turn.
 */
export function uprightTexts(page: TextPage): TextPage {
  const letters = [0, 0, 0, 0];
  for (const { angle, text } of page.texts) {
    const quarters = quartersOf(angle);
    if (quarters !== undefined) letters[quarters] = (letters[quarters] ?? 0) + text.trim().length;
  }
  const main = letters.indexOf(Math.max(...letters));
  return {
    pageIndex: page.pageIndex,
    ...turnedBackSize(main, page),
    texts: page.texts
      .filter(({ angle }) => quartersOf(angle) === main)
      .map((text) => turnBack(text, main, page)),
  };
}

const turnBack = (text: PlacedText, quarters: number, page: TextPage): PlacedText =>
  quarters === 0 ? text : { ...text, ...turnedBack(text, quarters, page), angle: 0 };
