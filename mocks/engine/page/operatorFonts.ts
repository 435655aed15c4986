import type { PDFPageProxy } from 'pdfjs-dist';
import { type OperatorFont, PLAIN_FONT } from './operatorState';

interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** Looks up every font that a page's operators refer to. */
export function fontsByName(
  page: PDFPageProxy,
  list: OperatorList,
  setFont: number,
): Map<string, OperatorFont> {
  const fonts = new Map<string, OperatorFont>();
  list.fnArray.forEach((operator, i) => {
    if (operator !== setFont) return;
    const args = list.argsArray[i];
    const name: unknown = Array.isArray(args) ? args[0] : undefined;
    if (typeof name !== 'string' || fonts.has(name)) return;
    fonts.set(name, page.commonObjs.has(name) ? toFont(page.commonObjs.get(name)) : PLAIN_FONT);
  });
  return fonts;
}

function toFont(value: unknown): OperatorFont {
  if (typeof value !== 'object' || value === null) return PLAIN_FONT;
  const { bold, black, italic, vertical, name, fontMatrix } = value as Record<string, unknown>;
  const fullName = typeof name === 'string' ? name : '';
  const unit: unknown = Array.isArray(fontMatrix) ? fontMatrix[0] : undefined;
  return {
    bold: bold === true || black === true || /bold|black|heavy/i.test(fullName),
    italic: italic === true || /italic|oblique/i.test(fullName),
    vertical: vertical === true,
    unit: typeof unit === 'number' && unit > 0 ? unit : PLAIN_FONT.unit,
  };
}
