import './nodeShims';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PdfLibrary } from '../../../engine/ports/pdfLibrary';

const packageFolder = path.dirname(
  createRequire(import.meta.url).resolve('pdfjs-dist/package.json'),
);
const asset = (folder: string) => `${path.join(packageFolder, folder)}${path.sep}`;

/** pdf.js for Node, loaded once, after the shims it needs. */
export const loadPdf = async (): Promise<PdfLibrary> => ({
  pdfjs: await import('pdfjs-dist/legacy/build/pdf.mjs'),
  assets: {
    standardFontDataUrl: asset('standard_fonts'),
    cMapUrl: asset('cmaps'),
    wasmUrl: asset('wasm'),
    iccUrl: asset('iccs'),
  },
  environment: `Node ${process.version} (see mocks/hosts/node/pdf/nodeShims.ts)`,
});
