import {
  mainQuarters,
  quartersOf,
  turnedBack,
  turnedBackSize,
  type Quarters,
} from '../page/quarterTurns';
import type { PlacedText, TextPage } from '../page/textPage';

/**
 * The runs written in the page's main direction, rotated upright; others (notes along the margin, labels of
 * axes) are left out.
 *
 * Wide tables are often set sideways on an upright page; their main direction is a quarter turn.
 */
export function uprightTexts(page: TextPage): TextPage {
  const main = mainQuarters(page.texts) ?? 0;
  return {
    pageIndex: page.pageIndex,
    ...turnedBackSize(main, page),
    texts: page.texts
      .filter(({ angle }) => quartersOf(angle) === main)
      .map((text) => turnBack(text, main, page)),
  };
}

const turnBack = (text: PlacedText, quarters: Quarters, page: TextPage): PlacedText =>
  quarters === 0 ? text : { ...text, ...turnedBack(text, quarters, page), angle: 0 };
