import type { PDFPageProxy } from 'pdfjs-dist';
import { readSeenText } from '../page/readSeenText';
import { hasFewLetters, type UnreadText } from '../page/scannedPage';
import type { TextPage } from '../page/textPage';
import { withoutUntold } from '../page/untoldLetters';
import type { OpenedPdf } from '../page/withPdf';

/** Why a page's text is not in the file: it is a picture, it is shapes, or its fonts do not tell their letters. */
export type WithoutText = UnreadText | 'untold';

export interface OwnText {
  /** Its letters that can be told. */
  readonly page: TextPage;
  readonly without?: WithoutText;
}

/** The text that a page has of its own, and whether the rest has to be read from its picture. */
export async function ownTextOf(pdf: OpenedPdf, page: PDFPageProxy): Promise<OwnText> {
  const seen = await readSeenText(pdf, page);
  const told = withoutUntold(seen);
  if (told) return { page: told, without: 'untold' };
  const without = hasFewLetters(seen.texts) ? await pdf.unreadTextOf(page) : undefined;
  return { page: seen, ...(without && { without }) };
}
