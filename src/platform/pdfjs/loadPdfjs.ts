import type * as Pdfjs from 'pdfjs-dist';
import type * as PdfjsViewer from 'pdfjs-dist/web/pdf_viewer.mjs';

export interface PdfjsModules {
  readonly pdfjs: typeof Pdfjs;
  readonly viewer: typeof PdfjsViewer;
}

let core: Promise<typeof Pdfjs> | undefined;
let both: Promise<PdfjsModules> | undefined;

/** pdf.js without its viewer: enough to look into a file. Loaded once. */
export function loadPdfjs(): Promise<typeof Pdfjs> {
  core ??= import(/* webpackChunkName: "pdfjs" */ 'pdfjs-dist');
  return core;
}

/** pdf.js and its viewer component with the style sheet. Loaded once. */
export function loadPdfjsViewer(): Promise<PdfjsModules> {
  both ??= loadBoth();
  return both;
}

async function loadBoth(): Promise<PdfjsModules> {
  const pdfjs = await loadPdfjs();
  // The viewer component takes pdf.js from this global while it is evaluated; it has no other entrance.
  Object.assign(globalThis, { pdfjsLib: pdfjs });
  const [viewer] = await Promise.all([
    import(/* webpackChunkName: "pdfjs-viewer" */ 'pdfjs-dist/web/pdf_viewer.mjs'),
    import(/* webpackChunkName: "pdfjs-viewer" */ 'pdfjs-dist/web/pdf_viewer.css'),
  ]);
  return { pdfjs, viewer };
}
