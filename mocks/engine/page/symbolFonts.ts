import type { PDFPageProxy } from 'pdfjs-dist';

/** A run of letters, and pdf.js's name of its font. */
interface FontRun {
  readonly str: string;
  readonly fontName: string;
}

/** The Greek letters in the order in which fonts for mathematics put them on a to x. */
const GREEK = 'αβγδεζηθικλμνξοπρστυφχψω';
const CAPITALS = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ';

const inOrder = (text: string): string =>
  text
    .replace(/[a-x]/g, (letter) => GREEK.charAt(letter.charCodeAt(0) - 'a'.charCodeAt(0)))
    .replace(/[A-X]/g, (letter) => CAPITALS.charAt(letter.charCodeAt(0) - 'A'.charCodeAt(0)));

const one =
  (signs: Readonly<Record<string, string>>) =>
  (text: string): string =>
    text.replace(/./gsu, (sign) => signs[sign] ?? sign);

/**
 * A publisher's fonts for signs, which do not say what their signs mean: "mg g−1" reads as "mg g1", "γ-tocopherol" as
 * "c-tocopherol". By their names; only what was seen in articles.
 */
const FONTS: readonly [name: RegExp, read: (text: string) => string][] = [
  [/AdvPSMP13$/, inOrder],
  [/AdvP4C4E74$/, one({ '\u0003': '−', '\u0018': '∼' })],
  [/AdvPSSym$/, one({ Ó: '©', Ò: '®' })],
];

/**
 * Runs of a font for signs: single letters or control characters. Capitals alone are more often the names of a figure's
 * parts, and "ID" is a logo, so they do not make a page's operators be read.
 */
const SIGN = /^[\u0001-\u001fa-xÓÒ]{1,2}$/;
const CAPITAL = /^[A-X]{1,2}$/;
const LONGEST_SIGN = 2;

/**
 * How to read the fonts for signs among a page's, by pdf.js's names of them. A page without runs that look like theirs
 * costs nothing; otherwise its operators are read, with which the fonts come.
 */
export async function symbolFontsOf(
  page: PDFPageProxy,
  runs: readonly FontRun[],
): Promise<ReadonlyMap<string, (text: string) => string>> {
  const { signs, capitals } = suspectsAmong(runs);
  if (signs.some((font) => !page.commonObjs.has(font))) await page.getOperatorList();
  return new Map(
    [...signs, ...capitals].flatMap((font) => {
      const found = FONTS.find(([name]) => name.test(nameOf(page, font)));
      return found ? [[font, found[1]] as const] : [];
    }),
  );
}

/** The fonts with nothing but single letters or signs, and those with nothing but capitals. */
function suspectsAmong(runs: readonly FontRun[]): { signs: string[]; capitals: string[] } {
  const written = runs.filter(({ str }) => str.trim() !== '' || SIGN.test(str));
  const withWords = new Set(
    written.filter(({ str }) => str.trim().length > LONGEST_SIGN).map(({ fontName }) => fontName),
  );
  const fontsOf = (letters: RegExp) =>
    new Set(written.flatMap(({ str, fontName }) => (letters.test(str) ? [fontName] : [])));
  const signs = [...fontsOf(SIGN)].filter((font) => !withWords.has(font));
  const others = new Set([...withWords, ...signs]);
  return { signs, capitals: [...fontsOf(CAPITAL)].filter((font) => !others.has(font)) };
}

function nameOf(page: PDFPageProxy, font: string): string {
  const found: unknown = page.commonObjs.has(font) ? page.commonObjs.get(font) : undefined;
  const isNamed = typeof found === 'object' && found !== null && 'name' in found;
  return isNamed && typeof found.name === 'string' ? found.name : '';
}
