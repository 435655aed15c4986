import type { PDFPageProxy } from 'pdfjs-dist';
import { looksLayered } from './layeredText';
import { readTextPage } from './readTextPage';
import type { TextPage } from './textPage';
import { withoutHidden } from './withoutHidden';
import type { OpenedPdf } from './withPdf';

/**
 * The letters of a page that a reader sees. Only of a page that may have others are the operators read, which takes
 * as long as reading its text.
 *
 * @param readsSigns as for {@link readTextPage}
 */
export async function readSeenText(
  pdf: Pick<OpenedPdf, 'hasLayers' | 'visibilityOf'>,
  page: PDFPageProxy,
  readsSigns = true,
): Promise<TextPage> {
  const read = await readTextPage(page, readsSigns);
  const mayHide = looksLayered(read) || (await pdf.hasLayers());
  return mayHide ? withoutHidden(read, await pdf.visibilityOf(page)) : read;
}
