import type { PDFPageProxy } from 'pdfjs-dist';
import { symbolFontsOf } from './symbolFonts';
import { MAX_RUNS, type PlacedText, type TextPage } from './textPage';

type TextItem = Extract<
  Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number],
  { str: string }
>;

/** Composes two affine maps, `inner` first, then `outer`; each [a b c d e f] as in ISO 32000-1, 8.3.3. */
function compose(outer: readonly number[], inner: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = inner;
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + e,
    b * t + d * u + f,
  ];
}

function toPlacedText(item: TextItem, viewport: readonly number[]): PlacedText {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = compose(viewport, item.transform as number[]);
  return {
    text: item.str,
    x,
    y,
    width: item.width,
    size: Math.hypot(c, d),
    angle: (Math.atan2(b, a) * 180) / Math.PI,
    font: item.fontName,
  };
}

const NO_SIGNS: Awaited<ReturnType<typeof symbolFontsOf>> = new Map();

/**
 * The letters of a page as read by pdf.js, after the page's own rotation.
 *
 * @param readsSigns whether fonts for signs are looked for, for which a page's operators may have to be read
 */
export async function readTextPage(page: PDFPageProxy, readsSigns = true): Promise<TextPage> {
  const viewport = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  const items = content.items.slice(0, MAX_RUNS).flatMap((item) => ('str' in item ? [item] : []));
  const signs = readsSigns ? await symbolFontsOf(page, items) : NO_SIGNS;
  const texts = items.map((item) => {
    const read = signs.get(item.fontName);
    return toPlacedText(read ? { ...item, str: read(item.str) } : item, viewport.transform);
  });
  page.cleanup();
  return { pageIndex: page.pageNumber - 1, width: viewport.width, height: viewport.height, texts };
}
