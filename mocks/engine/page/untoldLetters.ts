import type { PlacedText, TextPage } from './textPage';

/**
 * Signs that no text has: control characters, private ones, unassigned ones. The letters of a font that does not say
 * what they mean come as their numbers in it, of which many are such signs.
 */
const NO_SIGN = /[\p{Cc}\p{Co}\p{Cn}\ufffd]/gu;

/**
 * Share of a page's signs. Of 254 pages of articles and patents, one with a font for mathematics has most: 0.03; a
 * font whose only such sign is the blank has 0.15, one of which all letters are numbered 0.9.
 */
const MIN_SHARE = 0.1;

/** Fewer signs than this are a label or a bullet. */
const MIN_SIGNS = 60;

/**
 * A page without the letters of fonts that do not tell what they mean, if these are much of its text; undefined if
 * they are not.
 */
export function withoutUntold(page: TextPage): TextPage | undefined {
  if (!isUntold(page.texts, MIN_SIGNS)) return undefined;
  const fonts = new Map<string, PlacedText[]>();
  for (const text of page.texts) {
    const others = fonts.get(text.font);
    if (others) others.push(text);
    else fonts.set(text.font, [text]);
  }
  const untold = new Set([...fonts].filter(([, texts]) => isUntold(texts)).map(([font]) => font));
  return { ...page, texts: page.texts.filter(({ font }) => !untold.has(font)) };
}

function isUntold(texts: readonly PlacedText[], minSigns = 1): boolean {
  let [signs, untold] = [0, 0];
  for (const { text } of texts) {
    const written = text.replace(/[ \t\n\r]/g, '');
    signs += written.length;
    untold += written.match(NO_SIGN)?.length ?? 0;
  }
  return signs >= minSigns && untold >= MIN_SHARE * signs;
}
