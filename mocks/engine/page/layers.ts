import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Whether the layer that a page's operators name is seen (optional content, ISO 32000-1, 8.11). */
export type IsShown = (layer: unknown) => boolean;

export interface Layers {
  /** Whether the document has any. */
  readonly exist: boolean;
  readonly isShown: IsShown;
}

/** The layers of a document as it opens: as its pages are painted, too. */
export async function layersOf(document: PDFDocumentProxy): Promise<Layers> {
  const config = await document.getOptionalContentConfig();
  return {
    exist: [...config].length > 0,
    isShown: (layer) => config.isVisible(layer as Parameters<typeof config.isVisible>[0]),
  };
}
