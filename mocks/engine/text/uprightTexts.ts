import type { PlacedText, TextPage } from '../page/textPage';

const quarterOf = (angle: number) => ((Math.round(angle / 90) % 4) + 4) % 4;

/** How far a run may deviate from a direction of writing, degrees. */
const MAX_LEAN = 8;

/**
 * The runs written in the page's main direction, rotated upright; others (notes along the margin, labels of
 * axes) are left out.
 *
 * Wide tables are often set sideways on an upright page; their main direction is a quarter turn.
 */
export function uprightTexts(page: TextPage): TextPage {
  const letters = [0, 0, 0, 0];
  const straight = page.texts.filter((text) => leanOf(text.angle) <= MAX_LEAN);
  for (const text of straight) {
    const quarter = quarterOf(text.angle);
    letters[quarter] = (letters[quarter] ?? 0) + text.text.trim().length;
  }
  const main = letters.indexOf(Math.max(...letters));
  const turned = main % 2 === 1;
  return {
    pageIndex: page.pageIndex,
    width: turned ? page.height : page.width,
    height: turned ? page.width : page.height,
    texts: straight
      .filter((text) => quarterOf(text.angle) === main)
      .map((text) => turnBack(text, main, page)),
  };
}

const leanOf = (angle: number) => Math.abs(angle - 90 * Math.round(angle / 90));

function turnBack(text: PlacedText, quarters: number, page: TextPage): PlacedText {
  switch (quarters) {
    case 1:
      return { ...text, x: text.y, y: page.width - text.x, angle: 0 };
    case 2:
      return { ...text, x: page.width - text.x, y: page.height - text.y, angle: 0 };
    case 3:
      return { ...text, x: page.height - text.y, y: text.x, angle: 0 };
    default:
      return text;
  }
}
