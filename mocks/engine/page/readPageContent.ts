import type { PDFPageProxy } from 'pdfjs-dist';
import type { Box } from '../geometry/box';
import type { PdfJs } from '../ports/pdfLibrary';
import type { SortedRuns } from './hiddenText';
import type { IsShown } from './layers';
import type { PageContent } from './pageContent';
import { OperatorReader } from './operatorReader';
import { unreadTextOf, type UnreadText } from './scannedPage';
import { fontsByName } from './operatorFonts';
import { type Matrix, toMatrix, IDENTITY } from './pathMatrix';

/** Maximum operators read from a page; the densest pages of real articles have some 200 000. */
const MAX_OPERATORS = 500_000;

/**
 * Reads what a page paints: its lines and shapes, its letters, and the positions of its pictures.
 *
 * Reading stops at 500 000 operators, so that a hostile page is read in part instead of stopping the server.
 */
export async function readPageContent(
  pdfjs: PdfJs,
  page: PDFPageProxy,
  isShown: IsShown,
): Promise<PageContent> {
  const reader = await readOperators(pdfjs, page, isShown);
  const viewport = page.getViewport({ scale: 1 });
  const { paths, images } = reader;
  const texts = reader.texts().seen;
  const { width, height } = viewport;
  return { pageIndex: page.pageNumber - 1, width, height, paths, texts, images };
}

/** Which of a page's letters a reader sees. */
export async function readVisibility(
  pdfjs: PdfJs,
  page: PDFPageProxy,
  isShown: IsShown,
): Promise<SortedRuns> {
  return (await readOperators(pdfjs, page, isShown)).texts();
}

/** How a page of few letters shows its text, if nobody has read it. */
export async function readUnreadText(
  pdfjs: PdfJs,
  page: PDFPageProxy,
  isShown: IsShown,
): Promise<UnreadText | undefined> {
  const reader = await readOperators(pdfjs, page, isShown);
  const { width, height } = page.getViewport({ scale: 1 });
  const { images, paths } = reader;
  return unreadTextOf({ width, height, images, paths, texts: reader.paintedRuns() });
}

async function readOperators(
  { OPS, AnnotationMode }: PdfJs,
  page: PDFPageProxy,
  isShown: IsShown,
): Promise<OperatorReader> {
  const list = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const viewport = page.getViewport({ scale: 1 });
  const base: Matrix = toMatrix(viewport.transform) ?? IDENTITY;
  const fonts = fontsByName(page, list, OPS.setFont);
  const objectNamed = (name: string): unknown => {
    // Objects used on several pages (named g_...) are stored with the document's common ones.
    const store = name.startsWith('g_') ? page.commonObjs : page.objs;
    return store.has(name) ? store.get(name) : undefined;
  };
  const edges: Box = [0, 0, viewport.width, viewport.height];
  const reader = new OperatorReader(OPS, base, fonts, objectNamed, edges, isShown);
  const count = Math.min(list.fnArray.length, MAX_OPERATORS);
  for (let i = 0; i < count && !reader.full; i++) {
    const args: unknown = list.argsArray[i];
    reader.read(list.fnArray[i] ?? 0, Array.isArray(args) ? args : []);
  }
  return reader;
}
