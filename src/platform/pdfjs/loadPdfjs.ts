import type * as Pdfjs from 'pdfjs-dist';
import type * as PdfjsViewer from 'pdfjs-dist/web/pdf_viewer.mjs';

export interface PdfjsModules {
  readonly pdfjs: typeof Pdfjs;
  readonly viewer: typeof PdfjsViewer;
}

/**
 * pdf.js without its viewer: enough to look into a file. `import` itself caches the module, and retries after
 * a failure; a cached promise would keep one broken connection forever.
 */
export function loadPdfjs(): Promise<typeof Pdfjs> {
  return import(/* webpackChunkName: "pdfjs" */ 'pdfjs-dist');
}

/** pdf.js and its viewer component with the style sheet. */
export async function loadPdfjsViewer(): Promise<PdfjsModules> {
  const pdfjs = await loadPdfjs();
  // The viewer component takes pdf.js from this global when it is evaluated; there is no other way.
  Object.assign(globalThis, { pdfjsLib: pdfjs });
  const [viewer] = await Promise.all([
    import(/* webpackChunkName: "pdfjs-viewer" */ 'pdfjs-dist/web/pdf_viewer.mjs'),
    import(/* webpackChunkName: "pdfjs-viewer" */ 'pdfjs-dist/web/pdf_viewer.css'),
  ]);
  return { pdfjs, viewer };
}
