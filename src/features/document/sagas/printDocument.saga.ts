import { raiseNotice } from '@/features/notices';
import { errorMessage } from '@/lib/errorMessage';
import { call, put, race, select, take, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import { withPages } from '@/lib/saga/withPages';
import type { PdfPages } from '@/platform/pdfs';
import { printCancelRequested, printEnded, printProgressed } from '../viewer.slice';
import { selectOpenDocument } from '@/article';
import { whileDocumentIsOpen } from './whileDocumentIsOpen.saga';

/** High enough for sharp text and drawings on paper; an A4 page is rendered at 1240 x 1754 pixels. */
const PRINT_DPI = 150;

/**
 * Draws all pages, then opens the browser's print dialog. The file itself is never shown in a frame,
 * because its contents would run in the application's own origin there.
 */
export function* printDocument(): SagaGenerator<void> {
  yield* whileDocumentIsOpen(function* print() {
    yield* race({ done: call(drawAndPrint), cancelled: take(printCancelRequested) });
    yield* put(printEnded());
  });
}

function* drawAndPrint(): SagaGenerator<void> {
  const document = yield* select(selectOpenDocument);
  if (!document) return;
  const { printer } = yield* getPlatform();
  const printing = new AbortController();
  try {
    const pages = yield* withPages(document.file.fileId, drawPages);
    yield* call([printer, printer.print], pages, printing.signal);
  } catch (error) {
    yield* raiseNotice({
      type: 'error',
      message: 'Failed to print the PDF',
      cause: errorMessage(error),
    });
  } finally {
    printing.abort();
  }
}

function* drawPages(pdf: PdfPages): SagaGenerator<Blob[]> {
  const { pageCount } = pdf;
  const pictures: Blob[] = [];
  for (let page = 1; page <= pageCount; page += 1) {
    yield* put(printProgressed({ drawn: page - 1, pageCount }));
    pictures.push(yield* call([pdf, pdf.render], page, PRINT_DPI));
  }
  return pictures;
}
