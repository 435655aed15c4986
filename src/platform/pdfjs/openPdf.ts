import type * as Pdfjs from 'pdfjs-dist';
import type { PDFDocumentLoadingTask } from 'pdfjs-dist';

/** Copied there from pdfjs-dist by the build, beside the page; nothing is loaded from anywhere else. */
const assetAddress = (folder: string) => new URL(`pdfjs/${folder}/`, document.baseURI).href;

/**
 * Maximum size of images that are decoded, in pixels: an A4 page at 600 dpi has 35 million. Larger ones are
 * left out of the page; a hostile file could fill the memory with them.
 */
const MAX_IMAGE_PIXELS = 100_000_000;

export interface OpeningPdf {
  readonly task: PDFDocumentLoadingTask;
  /** Ends everything that the document is still doing, even a worker that hangs. */
  destroy(): void;
}

interface OpeningOptions {
  /** Its pages are shown: they are painted in a worker, too, so that no page holds up ours. */
  readonly isShown: boolean;
}

/**
 * Opens a PDF in a separate worker: successive documents do not wait for each other, and a hostile one
 * affects only its own worker.
 *
 * @param data transferred to the worker, empty afterwards
 */
export function openPdf(
  pdfjs: typeof Pdfjs,
  data: Uint8Array,
  { isShown }: OpeningOptions = { isShown: false },
): OpeningPdf {
  const port = createWorker();
  const worker = pdfjs.PDFWorker.create({ port });
  const painter = isShown ? createPainter() : undefined;
  // `getDocument` takes it from there; where it can't be used, pdf.js paints in the page.
  pdfjs.GlobalWorkerOptions.rendererPorts = painter ? [painter] : [];
  const task = pdfjs.getDocument({
    data,
    worker,
    cMapUrl: assetAddress('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: assetAddress('standard_fonts'),
    wasmUrl: assetAddress('wasm'),
    iccUrl: assetAddress('iccs'),
    maxImageSize: MAX_IMAGE_PIXELS,
    enableXfa: false,
  });
  return {
    task,
    destroy: () => {
      const end = () => {
        worker.destroy();
        port.terminate();
        painter?.terminate();
      };
      void task.destroy().catch(() => undefined);
      // A page that is being rendered is cancelled first; a worker that hangs never responds.
      setTimeout(end, WORKER_GRACE_MS);
    },
  };
}

/** How long a worker may take to end gracefully. */
const WORKER_GRACE_MS = 1000;

// Its name must differ from those of all chunks (webpack: "Cannot add an async entrypoint").
const createWorker = (): Worker =>
  new Worker(new URL('pdfjs-dist/build/pdf.worker.mjs', import.meta.url), {
    type: 'module',
    name: 'pdf-worker',
  });

const createPainter = (): Worker =>
  new Worker(new URL('pdfjs-dist/build/pdf.renderer.mjs', import.meta.url), {
    type: 'module',
    name: 'pdf-painter',
  });
