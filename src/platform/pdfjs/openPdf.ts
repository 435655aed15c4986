import type * as Pdfjs from 'pdfjs-dist';
import type { PDFDocumentLoadingTask } from 'pdfjs-dist';

/** Copied there from pdfjs-dist by the build; nothing is fetched from anywhere else. */
const ASSETS = '/pdfjs';

/**
 * Largest image that is decoded, in pixels: a page of A4 at 600 dpi has 35 million. Larger ones are
 * left out of the page; a hostile file could fill the memory with them.
 */
const MAX_IMAGE_PIXELS = 100_000_000;

export interface OpeningPdf {
  readonly task: PDFDocumentLoadingTask;
  /** Ends whatever the document still does, also a worker that hangs in it. */
  destroy(): void;
}

/**
 * Opens a PDF in a worker of its own: documents that come and go do not wait for each other, and a
 * hostile one takes nothing but its worker with it.
 *
 * @param data handed over to the worker, empty afterwards
 */
export function openPdf(pdfjs: typeof Pdfjs, data: Uint8Array): OpeningPdf {
  const port = createWorker();
  const worker = pdfjs.PDFWorker.create({ port });
  const task = pdfjs.getDocument({
    data,
    worker,
    cMapUrl: `${ASSETS}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${ASSETS}/standard_fonts/`,
    wasmUrl: `${ASSETS}/wasm/`,
    iccUrl: `${ASSETS}/iccs/`,
    maxImageSize: MAX_IMAGE_PIXELS,
    enableXfa: false,
  });
  return {
    task,
    destroy: () => {
      const end = () => {
        worker.destroy();
        port.terminate();
      };
      void task.destroy().catch(() => undefined);
      // A page that is being rendered is told to stop first; a worker that hangs never answers.
      setTimeout(end, WORKER_GRACE_MS);
    },
  };
}

/** How long a worker may take to end in peace. */
const WORKER_GRACE_MS = 1000;

// Its name must differ from every chunk's (webpack: "Cannot add an async entrypoint").
const createWorker = (): Worker =>
  new Worker(new URL('pdfjs-dist/build/pdf.worker.mjs', import.meta.url), {
    type: 'module',
    name: 'pdf-worker',
  });
