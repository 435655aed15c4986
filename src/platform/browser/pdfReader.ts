import { PdfError, type PdfFault, type PdfReader, type PdfView } from '../pdfs';
import type { FileVault } from '../vaults';

const MISSING: PdfFault = {
  kind: 'missing',
  message: 'The file is no longer available. Please choose it again.',
};

const NOTHING_SHOWN: PdfView = {
  goToPage: () => undefined,
  setScale: () => undefined,
  fitWidth: () => undefined,
  search: () => undefined,
  searchOn: () => undefined,
  endSearch: () => undefined,
  destroy: () => undefined,
};

/** Reads PDFs of the vault with pdf.js, whose code is loaded when it is first needed. */
export function createPdfReader(files: FileVault): PdfReader {
  return {
    async inspect(fileId, signal) {
      const file = files.get(fileId);
      if (!file) throw new PdfError(MISSING);
      const { inspectPdf } = await import(
        /* webpackChunkName: "pdf-reader" */ '../pdfjs/inspectPdf'
      );
      return inspectPdf(file, signal);
    },
    async openPages(fileId, signal) {
      const file = files.get(fileId);
      if (!file) throw new PdfError(MISSING);
      const { openPages } = await import(/* webpackChunkName: "pdf-reader" */ '../pdfjs/openPages');
      return openPages(file, signal);
    },
    async readText(fileId, signal) {
      const file = files.get(fileId);
      if (!file) throw new PdfError(MISSING);
      const { readText } = await import(/* webpackChunkName: "pdf-reader" */ '../pdfjs/readText');
      return readText(file, signal);
    },
    show(fileId, container, onEvent) {
      const file = files.get(fileId);
      if (!file) {
        queueMicrotask(() => onEvent({ kind: 'failed', fault: MISSING }));
        return NOTHING_SHOWN;
      }
      return showLater(file, container, onEvent);
    },
  };
}

/** A view that can be destroyed before its code has been loaded. */
function showLater(file: File, ...[container, onEvent]: ShowRest): PdfView {
  let view: PdfView | undefined;
  let isDestroyed = false;
  import(/* webpackChunkName: "pdf-reader" */ '../pdfjs/showPdf')
    .then(({ showPdf }) => {
      if (!isDestroyed) view = showPdf(file, container, onEvent);
    })
    .catch((error: unknown) => {
      const message = error instanceof Error ? error.message : 'Unknown error';
      if (!isDestroyed) onEvent({ kind: 'failed', fault: { kind: 'damaged', message } });
    });
  return {
    goToPage: (page) => view?.goToPage(page),
    setScale: (scale) => view?.setScale(scale),
    fitWidth: () => view?.fitWidth(),
    search: (search) => view?.search(search),
    searchOn: (direction) => view?.searchOn(direction),
    endSearch: () => view?.endSearch(),
    destroy: () => {
      isDestroyed = true;
      view?.destroy();
    },
  };
}

type ShowRest = [container: HTMLDivElement, onEvent: Parameters<PdfReader['show']>[2]];
