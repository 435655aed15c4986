import type { PdfLibrary } from '../../../engine/ports/pdfLibrary';
import { CanvasFactory, FilterFactory } from './canvasFactory';

/** The build copies pdf.js's folders there for the viewer, beside the folder of the workers. */
const PDFJS_FOLDER = new URL('../pdfjs/', self.location.href).href;

/**
 * pdf.js takes any worker in which its own worker's module is evaluated for its own, and answers its messages;
 * not where there is a `window`.
 */
async function loadInThisThread(): Promise<unknown> {
  const scope = self as { window?: unknown };
  scope.window = self;
  try {
    return await import('pdfjs-dist/build/pdf.worker.mjs');
  } finally {
    delete scope.window;
  }
}

/** pdf.js with its parser in this worker, as under Node: the pool decides how much runs in parallel. */
export async function loadPdf(): Promise<PdfLibrary> {
  (globalThis as { pdfjsWorker?: unknown }).pdfjsWorker ??= await loadInThisThread();
  return {
    pdfjs: await import('pdfjs-dist'),
    assets: {
      standardFontDataUrl: `${PDFJS_FOLDER}standard_fonts/`,
      cMapUrl: `${PDFJS_FOLDER}cmaps/`,
      wasmUrl: `${PDFJS_FOLDER}wasm/`,
      iccUrl: `${PDFJS_FOLDER}iccs/`,
    },
    parameters: {
      // What pdf.js decides for itself under Node: pictures as pixels and letters as paths, not as the
      // browser's bitmaps and fonts.
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: true,
      CanvasFactory,
      FilterFactory,
      ownerDocument: { fonts: Reflect.get(self, 'fonts') },
    },
    environment: `this browser (${navigator.userAgent})`,
  };
}
